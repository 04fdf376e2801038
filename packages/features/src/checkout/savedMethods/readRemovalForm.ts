/** Id of the means of payment that a posted form removes; `undefined` for anything that is not this form. */
export function readRemovalForm(form: FormData): string | undefined {
  const id = form.get('registrationId');
  const isOurs = form.get('action') === 'remove' && typeof id === 'string' && id !== '' && id.length <= 64;
  return isOurs ? id : undefined;
}
