import { siteTimeZone } from '@masar/text'
import type { Certificate } from './api.ts'

/** The year and the month of a moment by the site's clock. */
function monthOf(moment: string): { year: string; month: string } {
  const [month = '', year = ''] = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: siteTimeZone,
    year: 'numeric',
    month: 'numeric',
  })
    .format(new Date(moment))
    .split('/')
  return { year, month }
}

/**
 * Where LinkedIn adds a certificate to a profile, its form filled in.
 * @param page the address of the certificate, whole
 */
export function linkedInAddress(
  { code, course, issued_at, valid_until }: Certificate,
  page: string,
  organisation: string,
): string {
  const issued = monthOf(issued_at)
  const expires = valid_until === null ? null : monthOf(valid_until)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: organisation,
    issueYear: issued.year,
    issueMonth: issued.month,
    ...(expires && { expirationYear: expires.year, expirationMonth: expires.month }),
    certUrl: page,
    certId: code,
  })
  return `https://www.linkedin.com/profile/add?${query.toString()}`
}
