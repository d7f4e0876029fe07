/** What the documents show. */

export const headquarters = {
  label: 'المقر',
  building: '8228',
  street: 'طريق الملك فهد',
  district: 'العليا',
  city: 'الرياض',
  postal_code: '12212',
  country: 'SA',
  is_default: true,
}
