import { DateOfBirthFields } from './DateOfBirthFields.tsx';
import { GenderField } from './GenderField.tsx';
import { MobileNumberField } from './MobileNumberField.tsx';
import { NameFields } from './NameFields.tsx';
import type { BlockProps } from './RegistrationBlocks.tsx';

/** What a phone company knows of its customers. */
export function PersonFields(props: BlockProps) {
  return (
    <>
      <NameFields {...props} />
      <DateOfBirthFields {...props} />
      <GenderField {...props} />
      <MobileNumberField {...props} />
    </>
  );
}
