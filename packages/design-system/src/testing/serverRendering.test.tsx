import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from '../Accordion/Accordion.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { CardFieldFrame } from '../CardNumberField/CardFieldFrame.tsx';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { ChipLink } from '../Chip/ChipLink.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateOfBirthField } from '../DateOfBirthField/DateOfBirthField.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { BottomSheet } from '../Drawer/BottomSheet.tsx';
import { DrillDownMenu } from '../DrillDownMenu/DrillDownMenu.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Field } from '../Field/Field.tsx';
import { FieldCounter } from '../Field/FieldCounter.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { FittedHeadline } from '../FittedHeadline/FittedHeadline.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Form } from '../Form/Form.tsx';
import { Header, HeaderBand, HeaderBar } from '../Header/Header.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { BagIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineValidation } from '../InlineValidation/InlineValidation.tsx';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';
import { LanguageMenu } from '../LanguageChoice/LanguageMenu.tsx';
import { Band } from '../layout/Band.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Rail } from '../layout/Rail.tsx';
import { RuledSection } from '../layout/RuledSection.tsx';
import { Section } from '../layout/Section.tsx';
import { Stack } from '../layout/Stack.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { MenuGroup } from '../Menu/MenuGroup.tsx';
import { MenuCheckItem, MenuItem, MenuLink, MenuRadioItem } from '../Menu/MenuItem.tsx';
import { ModalHost } from '../ModalQueue/ModalHost.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SeenProgress } from '../Pagination/SeenProgress.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PortalRoot } from '../PortalRoot/PortalRoot.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { popupOpener } from '../popup/popupOpener.ts';
import { PostalCodeField } from '../PostalCodeField/PostalCodeField.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { RadioCard, RadioCards } from '../RadioCards/RadioCards.tsx';
import { RadioList } from '../RadioList/RadioList.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../Select/Select.tsx';
import { SizeGrid } from '../SizeGrid/SizeGrid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ColourDots } from '../Swatches/ColourDots.tsx';
import { PictureChoices } from '../Swatches/PictureChoices.tsx';
import { SwatchGrid } from '../Swatches/SwatchGrid.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { tooltipTarget } from '../Tooltip/tooltipTarget.ts';
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

const countries = [
  {
    country: 'de',
    name: 'Germany',
    languages: [{ label: 'Deutsch', language: 'de', href: '/de', isCurrent: true }],
  },
];

const components = {
  Accordion: (
    <Accordion>
      <AccordionItem title="Care">Wash cold</AccordionItem>
    </Accordion>
  ),
  Badge: <Badge>New</Badge>,
  Banner: (
    <Banner label="News" labels={{ previous: 'Before', next: 'Next', pause: 'Stop', play: 'Go on' }}>
      <span>One</span>
      <span>Two</span>
    </Banner>
  ),
  ButtonGroup: <ButtonGroup align="end">Buttons</ButtonGroup>,
  BottomSheet: (
    <BottomSheet id="sheet" label="Sort" closeLabel="Close">
      Newest
    </BottomSheet>
  ),
  Breadcrumb: <Breadcrumb label="Here" crumbs={[{ label: 'Home', href: '/' }, { label: 'Men' }]} />,
  Callout: (
    <Callout title="Declined." dismiss={{ label: 'Close', onDismiss: () => undefined }}>
      Try again
    </Callout>
  Callout: <Callout title="Declined.">Try again</Callout>,
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
  Chip: (
    <>
      <Chip>Trail</Chip>
      <ChipLink href="/x">Trail</ChipLink>
    </>
  ),
  Countdown: (
    <Countdown until={0} format={() => ''} endLabel="Over">
      Over
    </Countdown>
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
      countLabel={String}
    />
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
  DescriptionList: <DescriptionList items={[{ term: 'Drop', value: '8 mm', note: 'About' }]} />,
  Dialog: (
    <Dialog isOpen={false} onClose={() => undefined} title="Sure?" closeLabel="Close">
      Yes
    </Dialog>
  ),
  DrillDownMenu: (
    <DrillDownMenu label="Main" entries={[{ label: 'Men', href: '/men', lists: [{ links: [] }] }]} />
  ),
  EmailField: <EmailField label="Email" error="Enter it" />,
  EmptyState: <EmptyState title="Nothing yet" />,
  Field: (
    <Field
      label="Colour"
      describedBy="left"
      footer={<FieldCounter id="left" used={3} limit={12} leftLabel={String} />}
    >
      {(attributes) => <input type="color" {...attributes} />}
    </Field>
  ),
  Fieldset: <Fieldset legend="Address" hint="Home" error="Enter it" />,
  FittedHeadline: <FittedHeadline lines={['Built for', 'the last mile']} />,
  Flag: <Flag country="kr" />,
  Form: (
    <Form summaryTitle="Fix 1 thing" errors={[{ fieldId: 'a', message: 'Enter it' }]}>
      <InlineValidation state="valid">Good</InlineValidation>
    </Form>
  ),
  Header: (
    <Header>
      <HeaderBand start="Free" end={<a href="/help">Help</a>} />
      <HeaderBar
        logo={<Logo brand="touchline" />}
        actions={<IconButton label="Bag">{<BagIcon />}</IconButton>}
      />
    </Header>
  ),
  Heading: <Heading level={1}>Shoes</Heading>,
  LanguageChoice: (
    <>
      <LanguageChoice label="Language" countries={countries} form={{ action: '/x', field: 'path' }} />
      <LanguageMenu label="Language" countries={countries} />
    </>
  ),
  Layout: (
    <Container>
      <Section title="New">
        <Grid>
          <li>1</li>
        </Grid>
        <Rail label="New">
          <li>1</li>
        </Rail>
      </Section>
      <Band ground="accent">
        <RuledSection title="1. Contact">Words</RuledSection>
      </Band>
      <StickyBar isShown={false}>Buy</StickyBar>
      <Panel isSticky>
        <Stack>
          <Cluster isScrolling>Chips</Cluster>
          <Prose>
            <p>Words</p>
          </Prose>
        </Stack>
      </Panel>
    </Container>
  ),
  LinkList: <LinkList title="Help" links={[{ label: 'Returns', href: '/returns' }]} />,
  MegaMenu: <MegaMenu label="Main" entries={[{ label: 'Men', href: '/men', panel: 'Shoes' }]} />,
  Menu: (
    <MenuButton label="View">
      <MenuItem>Rename</MenuItem>
      <MenuLink href="/x">Orders</MenuLink>
      <MenuGroup title="Show">
        <MenuCheckItem isChecked onChange={() => undefined}>
          Prices
        </MenuCheckItem>
        <MenuRadioItem isChosen={false} onChoose={() => undefined}>
          Newest
        </MenuRadioItem>
      </MenuGroup>
    </MenuButton>
  ),
  ModalHost: <ModalHost>Page</ModalHost>,
  OneTimeCodeField: <OneTimeCodeField label="Code" defaultValue="123" />,
  Pagination: (
    <>
      <Pagination
        label="Pages"
        page={2}
        pageCount={9}
        hrefOf={String}
        pageLabel={String}
        previousLabel="Back"
        nextLabel="On"
      />
      <SeenProgress text="12 of 128" seen={12} total={128} />
    </>
  ),
  PasswordField: (
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      statusLabels={{ visible: 'Visible', hidden: 'Hidden' }}
      capsLockLabel="Caps Lock is on"
      defaultValue="secret"
      rules={[{ text: '8 characters', isKept: (password) => password.length > 7 }]}
      rulesTitle="Needs"
      ruleStateLabels={{ kept: 'done', open: 'not yet' }}
    />
  ),
  TextArea: <TextArea label="Gift" limit={20} leftLabel={String} defaultValue="Hello" />,
  TextField: <TextField label="Town" leading="£" trailing="ok" />,
  PaymentMark: <PaymentMark name="Visa" />,
  PhoneField: (
    <PhoneField
      label="Mobile"
      prefixLabel="Country code"
      prefixes={[{ country: 'GB', prefix: '+44', name: 'United Kingdom' }]}
    />
  ),
  PortalRoot: <PortalRoot data-brand="northing">Words</PortalRoot>,
  Popover: (
    <>
      <IconButton label="About" {...popupOpener('about')}>
        <BagIcon />
      </IconButton>
      <Popover id="about" label="About" closeLabel="Close">
        Words
      </Popover>
    </>
  ),
  PostalCodeField: <PostalCodeField label="Postcode" country="GB" exampleLabel={String} />,
  Price: <Price current="£98" prior="£130" percentOff="−25%" lowest="£104" />,
  ProductCard: (
    <>
      <ProductCard
        href="/tempo-4"
        name="Tempo 4"
        picture={<Picture view={view} hover={view} alt="" sizes="1px" />}
        colours={<ColourDots label="1 colour" dots={[{ colours: ['#000'] }]} />}
      />
      <ProductCardSkeleton />
    </>
  ),
  ProgressBar: (
    <>
      <ProgressBar label="Sending" value={3} max={8} valueText="3 of 8" />
      <ProgressBar label="Asking" isLabelHidden />
    </>
  ),
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
  Rating: <Rating value={4.6} label="4.6 of 5" />,
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
  SizeGrid: (
    <SizeGrid
      legend="Size"
      sizes={options}
      soldOutLabel="sold out"
      lowLabel="few left"
      defaultChosen={['a']}
    />
  ),
  Skeleton: (
    <SkeletonGroup label="Loading">
      <Skeleton />
    </SkeletonGroup>
  ),
  SkipLink: <SkipLink>Skip</SkipLink>,
  Spinner: <Spinner label="Looking" />,
  Stepper: (
    <Stepper
      label="Checkout"
      steps={[{ label: 'Contact', href: '#contact' }, { label: 'Payment' }]}
      current={2}
      position="Step 2 of 2"
      doneLabel="done"
    />
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
  Tabs: <Tabs label="About" tabs={[{ value: 'fit', label: 'Fit', panel: 'Roomy' }]} />,
  Timeline: <Timeline steps={[{ title: 'Paid', state: 'done', stateLabel: 'done' }]} />,
  Tooltip: (
    <>
      <IconButton label="Save" {...tooltipTarget('tip')}>
        <BagIcon />
      </IconButton>
      <Tooltip id="tip">For 30 days</Tooltip>
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

it.each(Object.entries(components))(
  '%s is taken over from the server without a complaint',
  (_, component) => {
    const { html, complaints } = hydrate(component);
    expect(complaints).toEqual([]);
    expect(html).not.toContain('undefined');
  },
);
