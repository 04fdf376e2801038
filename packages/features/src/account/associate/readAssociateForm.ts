import { maxDeviceCodeLength, maxEmployeeIdLength } from '@touchline/contract/associate/schema';
import { cutText } from '@touchline/contract/cutText';
import type { AssociateValues } from './AssociateStore.ts';

/** The posted form: signing in, or ending the session. */
export type AssociateForm = { action: 'signIn'; values: AssociateValues } | { action: 'end' };

/** Parses the posted form; the code is not longer than what is looked at. */
export function readAssociateForm(form: FormData): AssociateForm {
  if (form.get('action') === 'end') return { action: 'end' };
  const text = (name: string, max: number): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value.trim(), max) : '';
  };
  return {
    action: 'signIn',
    values: {
      deviceCode: text('deviceCode', maxDeviceCodeLength),
      employeeId: text('employeeId', maxEmployeeIdLength),
    },
  };
}
