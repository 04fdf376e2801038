import { cutText } from '@touchline/contract/cutText';
import type { FieldValues } from '../../platform/fields/index.ts';
import { joinDate } from './birthday.ts';
import { boxes, registrationFields } from './registrationFields.ts';

/** What the button of a posted form asks for. */
const actions = ['register', 'link', 'confirm', 'startCarrier', 'confirmCarrier', 'open'] as const;
export type RegistrationAction = (typeof actions)[number];

/** A form as it was posted, or as it stands in the browser. */
export interface RegistrationFormValues {
  action: RegistrationAction;
  values: FieldValues;
  mobileCountry: string;
  confirmation: { email: string; ticket: string; code: string };
  carrier: { carrier: string; authenticationId: string; code: string; userDataToken: string };
}

/** Maximum length accepted from one field; the limits of the fields are stricter and have their own errors. */
const maxLength = 2000;

/** Parses the form; unknown fields are ignored. */
export function readRegistrationForm(form: FormData): RegistrationFormValues {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  const date = joinDate({
    day: text('dobFields-day'),
    month: text('dobFields-month'),
    year: text('dobFields-year'),
  });
  const asked = text('action');
  return {
    action: actions.find((one) => one === asked) ?? 'register',
    values: Object.fromEntries(
      registrationFields.map((name) => {
        if (name === 'dobFields') return [name, date];
        return [name, boxes.includes(name) ? (form.has(name) ? 'true' : '') : text(name)];
      }),
    ),
    mobileCountry: text('mobileNumberPrefix'),
    confirmation: { email: text('email'), ticket: text('ticket'), code: text('code') },
    carrier: {
      carrier: text('carrier'),
      authenticationId: text('authenticationId'),
      code: text('carrierCode'),
      userDataToken: text('userDataToken'),
    },
  };
}
