import { describe, expect, it } from 'vitest';
import { addressLines, addressOrderOf, personName, type AddressOrder } from './addressLines.ts';

const fields = (text: string): AddressOrder =>
  addressOrderOf({ addressFields: text.split(' ').map((name) => ({ name: name as AddressOrder[number] })) });

const britain = fields('firstName lastName line1 line2 city postalCode');
const germany = fields('firstName lastName line1 line2 postalCode city');
const america = fields('firstName lastName line1 line2 city region postalCode');
const korea = fields('lastName firstName postalCode city line1 line2');
const japan = fields('lastName firstName postalCode region city line1 line2');

const address = {
  ...{ firstName: 'Maya', lastName: 'Okafor', line1: '14 Tib Street', line2: '' },
  ...{ city: 'London', postalCode: 'SW1A 1AA', region: '' },
};

describe('An address', () => {
  it('has the postcode where its market writes it', () => {
    expect(addressLines(address, britain)).toEqual(['Maya Okafor', '14 Tib Street', 'London SW1A 1AA']);
    expect(addressLines({ ...address, city: 'München', postalCode: '80331' }, germany)).toEqual([
      ...['Maya Okafor', '14 Tib Street', '80331 München'],
    ]);
  });

  it('has the state after the town, set off by a comma', () => {
    const portland = { ...address, city: 'Portland', postalCode: '97205', region: 'OR', line2: 'Apt 3' };
    expect(addressLines(portland, america)).toEqual([
      ...['Maya Okafor', '14 Tib Street', 'Apt 3', 'Portland, OR 97205'],
    ]);
  });

  it('begins with the family name, without a space, and goes from the large to the small in East Asia', () => {
    const seoul = {
      ...{ firstName: '민준', lastName: '김', line1: '테헤란로 152', line2: '3층' },
      ...{ city: '서울 강남구', postalCode: '06236', region: '' },
    };
    expect(addressLines(seoul, korea)).toEqual(['김민준', '06236 서울 강남구', '테헤란로 152', '3층']);
    const tokyo = { ...seoul, postalCode: '100-0001', region: '東京都', city: '千代田区', line2: '' };
    expect(addressLines(tokyo, japan)).toEqual(['김민준', '100-0001 東京都 千代田区', '테헤란로 152']);
    // Latin letters keep their space.
    expect(personName({ firstName: 'Minjun', lastName: 'Kim' }, korea)).toBe('Kim Minjun');
  });

  it('shows what the market has no field for last, and nothing that is empty', () => {
    const withoutPostcodes = fields('firstName lastName line1 line2 city');
    expect(addressLines({ ...address, line1: ' ' }, withoutPostcodes)).toEqual([
      ...['Maya Okafor', 'London SW1A 1AA'],
    ]);
  });
});
