import { cutText } from '@touchline/contract/cutText';
import { createTransport, type Transport, type TransportOptions } from '@touchline/contract/client/transport';
import { ApiError } from '@touchline/contract/errors';
import { reportError } from '@touchline/contract/operation/endpoints';
import type { ErrorReport } from '@touchline/contract/operation/schema';

const maxReports = 10;

interface ErrorReportsOptions extends Pick<TransportOptions, 'fetch' | 'origin' | 'sitePath'> {
  /** Path of the page the shopper is on. */
  page: () => string;
}

/**
 * Sends errors of a page to the shop's log: each once, ten at most, and nothing a shopper typed. Errors while sending
 * are ignored.
 */
export class ErrorReports {
  private readonly reported = new Set<string>();
  private readonly page: () => string;
  private readonly call: Transport;

  constructor({ page, ...options }: ErrorReportsOptions) {
    this.page = page;
    this.call = createTransport({ ...options, surface: () => 'bridge' });
  }

  /** @param call the call of the contract that failed, by its id */
  async send(message: string, error?: unknown, call?: string): Promise<void> {
    const report = this.reportOf(message, error, call);
    const key = `${report.message} ${call} ${report.status} ${report.errorCode}`;
    if (this.reported.has(key) || this.reported.size >= maxReports) return;
    this.reported.add(key);
    await this.call(reportError, { body: report }).catch(() => undefined);
  }

  private reportOf(message: string, error: unknown, call: string | undefined): ErrorReport {
    const text = error instanceof Error ? `${message}: ${error.name}: ${error.message}` : message;
    const report: ErrorReport = { message: cutText(text, 300), page: cutText(this.page(), 300) };
    if (call) report.call = call;
    if (error instanceof ApiError) {
      report.status = error.status;
      if (error.body?.errorCode) report.errorCode = cutText(error.body.errorCode, 80);
      if (error.body?.reference) report.reference = cutText(error.body.reference, 80);
    } else if (error instanceof Error && error.stack) report.stack = cutText(error.stack, 2000);
    return report;
  }
}
