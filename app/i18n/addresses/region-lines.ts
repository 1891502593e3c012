type Regions = Record<'district' | 'town' | 'city' | 'province' | 'country' | 'postCode', string>

/** The lines of an address below its street, wherever one is shown: its regions from the smallest, then code and country. Empty ones are left out. */
export function regionLines({ district, town, city, province, country, postCode }: Regions) {
  return [
    [district, town, city, province].filter(Boolean).join(', '),
    [postCode, country].filter(Boolean).join(' '),
  ].filter(Boolean)
}
