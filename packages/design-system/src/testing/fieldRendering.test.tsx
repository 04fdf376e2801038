import { expect, it } from 'vitest';
import { CardFieldFrame } from '../CardNumberField/CardFieldFrame.tsx';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateOfBirthField } from '../DateOfBirthField/DateOfBirthField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Field } from '../Field/Field.tsx';
import { FieldCounter } from '../Field/FieldCounter.tsx';
import { Form } from '../Form/Form.tsx';
import { InlineValidation } from '../InlineValidation/InlineValidation.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { PostalCodeField } from '../PostalCodeField/PostalCodeField.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { RadioCard, RadioCards } from '../RadioCards/RadioCards.tsx';
import { RadioList } from '../RadioList/RadioList.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SuggestionGroup } from '../Suggestions/SuggestionGroup.tsx';
import { SuggestionLinks } from '../Suggestions/SuggestionLinks.tsx';
import { SuggestionOptions } from '../Suggestions/SuggestionOptions.tsx';
import { Suggestions } from '../Suggestions/Suggestions.tsx';
import { SuggestionStatus } from '../Suggestions/SuggestionStatus.tsx';
import { PictureChoices } from '../Swatches/PictureChoices.tsx';
import { SwatchGrid } from '../Swatches/SwatchGrid.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TagList } from '../Tag/TagList.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { hydrate } from './hydrate.ts';
import { pictureOf } from './pictures.ts';

const view = pictureOf('#222');

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const components = {
  CardNumberField: (
    <>
      <CardNumberField label="Card number" brands={['visa']} />
      <CardFieldFrame label="Card number" brand="visa" error="Enter it">
        frame
      </CardFieldFrame>
    </>
  ),
  Checkbox: <Checkbox label="Same address" error="Tick" />,
  CheckboxGroup: (
    <CheckboxGroup
      legend="Sports"
      allLabel="All"
      defaultValue={['a']}
      options={[...options, { value: 'c', label: 'C', options: [{ value: 'd', label: 'D' }] }]}
    />
  ),
  ComboBox: (
    <ComboBox
      label="Country"
      name="country"
      options={options}
      openLabel="All"
      loadingLabel="Looking"
      noneLabel="None"
      failedLabel="Failed"
    />
  ),
  DateOfBirthField: (
    <>
      <DateOfBirthField legend="Born" locale="ko" partLabels={{ day: '일', month: '월', year: '년' }} />
      <DateOfBirthField
        legend="Born"
        control="selects"
        locale="de"
        partLabels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      />
    </>
  ),
  EmailField: <EmailField label="Email" error="Enter it" />,
  Field: (
    <Field
      label="Colour"
      describedBy="left"
      footer={<FieldCounter id="left" used={3} limit={12} leftLabel={String} />}
    >
      {(attributes) => <input type="color" {...attributes} />}
    </Field>
  ),
  Form: (
    <Form summaryTitle="Fix 1 thing" errors={[{ fieldId: 'a', message: 'Enter it' }]}>
      <InlineValidation state="valid">Good</InlineValidation>
    </Form>
  ),
  OneTimeCodeField: <OneTimeCodeField label="Code" defaultValue="123" />,
  PasswordField: (
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      statusLabels={{ visible: 'Visible', hidden: 'Hidden' }}
      capsLockLabel="Caps Lock is on"
      defaultValue="secret"
      rules={[{ text: '8 characters', isMet: (password) => password.length > 7 }]}
      rulesTitle="Needs"
      ruleStateLabels={{ kept: 'done', open: 'not yet' }}
    />
  ),
  TextArea: <TextArea label="Gift" limit={20} leftLabel={String} defaultValue="Hello" />,
  TextField: <TextField label="Town" leading="£" trailing="ok" />,
  PhoneField: (
    <PhoneField
      label="Mobile"
      prefixLabel="Country code"
      prefixes={[{ country: 'GB', prefix: '+44', name: 'United Kingdom' }]}
    />
  ),
  PostalCodeField: <PostalCodeField label="Postcode" country="GB" exampleLabel={String} />,
  QuantityStepper: (
    <QuantityStepper
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
      quantity={1}
      stepName="step"
    />
  ),
  RadioCards: (
    <RadioCards legend="Delivery" defaultValue="a">
      <RadioCard value="a" label="Standard" detail="Free">
        Fields
      </RadioCard>
    </RadioCards>
  ),
  RadioList: <RadioList legend="Title" options={options} defaultValue="a" />,
  RangeSlider: <RangeSlider legend="Price" min={0} max={9} fromLabel="From" toLabel="To" />,
  SearchField: <SearchField label="Search" clearLabel="Clear" />,
  RatingInput: (
    <RatingInput legend="Stars" starLabels={['1', '2', '3']} defaultRating={2} clearLabel="Clear" />
  ),
  SegmentedChoice: <SegmentedChoice legend="Sizes in" segments={options} defaultValue="a" />,
  Select: (
    <Select label="Country">
      <option>Germany</option>
    </Select>
  ),
  Suggestions: (
    <Suggestions columns={2}>
      <SuggestionGroup title="Terms" more={{ href: '/all', label: 'All' }}>
        <SuggestionOptions
          id="terms"
          label="Terms"
          options={[{ label: 'tempo', detail: '7' }]}
          selectedIndex={0}
          typed="tem"
          onChoose={() => undefined}
        />
        <SuggestionStatus state="loading">Looking</SuggestionStatus>
      </SuggestionGroup>
      <SuggestionGroup title="Products">
        <SuggestionLinks
          links={[
            { href: '/a', label: 'Tempo 4', description: 'Shoe', price: '£130', picture: view },
            { href: '/b', label: 'Tempo 5', picture: null, action: <ToggleButton>Save</ToggleButton> },
          ]}
        />
      </SuggestionGroup>
    </Suggestions>
  ),
  Swatches: (
    <>
      <PictureChoices
        label="Colour"
        choices={[{ href: '/a', label: 'Black', picture: view, isCurrent: true }]}
      />
      <SwatchGrid
        legend="Colour"
        name="colour"
        swatches={[{ value: 'a', label: 'Black', colours: ['#000'] }]}
      />
    </>
  ),
  Switch: <Switch label="Alerts" states={{ on: 'On', off: 'Off' }} />,
  TagList: (
    <TagList
      label="Codes"
      tags={[{ id: 'a', label: 'A' }]}
      onRemove={() => undefined}
      removeLabel={String}
      removedMessage={String}
    />
  ),
  ToggleButton: <ToggleButton defaultPressed>Save</ToggleButton>,
};

it.each(Object.entries(components))('%s hydrates without errors', (_, component) => {
  const { html, complaints } = hydrate(component);
  expect(complaints).toEqual([]);
  expect(html).not.toContain('undefined');
});
