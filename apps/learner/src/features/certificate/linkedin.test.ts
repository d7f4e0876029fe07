import { expect, test } from 'vitest'
import { linkedInAddress } from './linkedin.ts'
import { certificate } from './sample.ts'

const page = 'https://masar.test/certificate/aB3-_aB3-_aB3-_aB3-_aB'
const queryOf = (given: Partial<typeof certificate>) =>
  Object.fromEntries(new URL(linkedInAddress({ ...certificate, ...given }, page, 'مسار')).searchParams)

test('LinkedIn’s form is filled in, by the site’s clock', () => {
  expect(queryOf({ issued_at: '2026-02-28T21:30:00.000Z', valid_until: null })).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'الكتابة الواضحة',
    organizationName: 'مسار',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: page,
    certId: certificate.code,
  })
  expect(queryOf({ valid_until: '2027-12-31T20:59:00.000Z' })).toMatchObject({
    expirationYear: '2027',
    expirationMonth: '12',
  })
})
