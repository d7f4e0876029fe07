import type { SamlAssertion, SamlAttribute } from '../../../../gateways/saml/assertion.ts'
import { isMailAddress, normalEmail } from '../../../accounts/fields/email.ts'
import type { SamlRow } from '../kinds.ts'

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** By which names providers send what is needed, where they are not changed: Entra ID and ADFS, Okta, Google Workspace, Shibboleth. */
const known = {
  email: [`${claims}/emailaddress`, 'email', 'emailaddress', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3'],
  name: [
    'http://schemas.microsoft.com/identity/claims/displayname',
    'displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'name',
    'cn',
    'urn:oid:2.5.4.3',
  ],
  given: [`${claims}/givenname`, 'givenname', 'firstname', 'urn:oid:2.5.4.42'],
  family: [`${claims}/surname`, 'surname', 'lastname', 'sn', 'urn:oid:2.5.4.4'],
}

type Attributes = Pick<SamlRow, 'subjectAttribute' | 'emailAttribute' | 'nameAttribute'>

/** Whom an assertion names. What a company has set counts alone; else it is looked for under the names that providers use. */
export function personOf(
  { subject, subjectFormat, attributes }: SamlAssertion,
  { subjectAttribute, emailAttribute, nameAttribute }: Attributes,
): { subject: string | null; email: string | undefined; name: string | undefined } {
  const first = (names: readonly string[]) => names.map(name => valueOf(attributes, name)).find(Boolean)
  const both = [first(known.given), first(known.family)].filter(Boolean).join(' ')
  const isAddress = subject !== null && (subjectFormat === emailFormat || isMailAddress(normalEmail(subject)))
  return {
    subject: subjectAttribute === null ? subject : (valueOf(attributes, subjectAttribute) ?? null),
    email:
      emailAttribute === null
        ? (first(known.email) ?? (isAddress ? subject : undefined))
        : valueOf(attributes, emailAttribute),
    name:
      nameAttribute === null
        ? (first(known.name) ?? (both || undefined))
        : valueOf(attributes, nameAttribute),
  }
}

function valueOf(attributes: readonly SamlAttribute[], name: string): string | undefined {
  const wanted = name.toLowerCase()
  return attributes.find(each => each.name.toLowerCase() === wanted)?.values[0]
}
