import type { FlowParts, PaymentInput } from './PageFlow.ts';

/** What was typed into a method's own fields; a press may come before their code. */
export async function readFields({
  loadFields,
}: Pick<FlowParts, 'loadFields'>): Promise<PaymentInput | 'silent' | 'stopped'> {
  const fields = await loadFields();
  return fields ? fields.read() : 'silent';
}
