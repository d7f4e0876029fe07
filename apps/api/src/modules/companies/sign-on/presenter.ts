import { readCertificate } from '../../../gateways/saml/certificates.ts'
import { isSaml, type SignOnRow } from './kinds.ts'

/** A certificate as it is shown. */
export function presentCertificate(text: string) {
  const read = readCertificate(text)
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----`,
    subject: read?.subject ?? '',
    fingerprint: read?.fingerprint ?? '',
    expires_at: (read?.expiresAt ?? new Date(0)).toISOString(),
  }
}

/** How a company's sign-on is set up, without the secret. */
export function present(row: SignOnRow) {
  const { kind, issuer, clientId, admits, isOn, isDemanded, testedAt } = row
  return {
    kind,
    issuer,
    client_id: clientId,
    saml: isSaml(row)
      ? {
          entry_point: row.entryPoint,
          certificates: row.certificates.map(presentCertificate),
          subject_attribute: row.subjectAttribute,
          email_attribute: row.emailAttribute,
          name_attribute: row.nameAttribute,
        }
      : null,
    admits,
    is_on: isOn,
    is_demanded: isDemanded,
    tested_at: testedAt?.toISOString() ?? null,
  }
}

/** What the audit log has of it. The secret is named as changed, never told; of certificates the fingerprints. */
export function audited(row: SignOnRow) {
  const { kind, issuer, clientId, admits, isOn, isDemanded } = row
  return {
    kind,
    issuer,
    client_id: clientId,
    ...(isSaml(row) && {
      entry_point: row.entryPoint,
      certificates: row.certificates.map(each => readCertificate(each)?.fingerprint ?? '').join(' '),
      subject_attribute: row.subjectAttribute,
      email_attribute: row.emailAttribute,
      name_attribute: row.nameAttribute,
    }),
    admits,
    is_on: isOn,
    is_demanded: isDemanded,
  }
}
