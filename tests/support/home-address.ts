/** An address in İzmir as the address form sends it. */
export const homeAddress = {
  title: 'Ev',
  fullname: 'Ayla Yurt',
  mobile_phone: '0532 000 00 01',
  mobile_phone_country: 'TR',
  country_code: 'TR',
  city_code: '35',
  town_code: '3501',
  district_code: '3501001',
  address: 'Deniz Sokağı 4 D.2',
}
