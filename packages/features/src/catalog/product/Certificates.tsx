import { knownCertificates, type KnownCertificate } from '@touchline/contract/product/constants';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { useMessages } from '../../platform/i18n/index.ts';
import { productMessages } from './productMessages.ts';

const isKnown = (name: string): name is KnownCertificate =>
  (knownCertificates as readonly string[]).includes(name);

/** The certificates of a product: what each says, as far as the shop knows it. */
export function Certificates({ names }: { names: readonly string[] }) {
  const t = useMessages(productMessages);
  return (
    <DescriptionList
      items={names.map((name) => ({
        term: name,
        value: isKnown(name) ? t(`certificate.${name}`) : t('certificate.other'),
      }))}
    />
  );
}
