import { ApiError, Unavailable } from '@touchline/contract/errors';
import type { PaymentError } from '@touchline/contract/payment/schema';

/** The error of a payment that could not be prepared: a bot challenge, an expired session, or a general one. */
export function prepareFailure(error: ApiError, paymentMethodId = ''): PaymentError {
  if (error.status === 428)
    return {
      errorType: 'user_is_blocked_by_recaptcha',
      errorCode: 'recaptchaBlock',
      message: error.message,
      paymentMethodId,
    };
  if (error instanceof Unavailable && error.status === 500 && error.body?.errorCode === 'INVALID_SESSION')
    return { errorType: 'api_error', errorCode: 'INVALID_SESSION', message: error.message, paymentMethodId };
  return {
    errorType: 'api_error',
    errorCode: 'prepareFailed',
    message: 'Prepare payment failed',
    paymentMethodId,
  };
}

/** Whether a refusal is about the provider's session, by its error name. */
export function isInvalidCheckoutId(error: unknown): boolean {
  return error instanceof ApiError && error.body?.errorCode === 'InvalidCheckoutIdError';
}
