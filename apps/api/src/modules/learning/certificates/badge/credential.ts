import { textsOf } from '../../../platform/documents/words.ts'
import { holderNames, type CertificateRow } from '../certificates.ts'
import { certificateAddress } from '../document/certificate-pdf.ts'
import { placeInList } from './status-list.ts'

/** Where machines read a certificate, below the site's address. */
export const credentialAddress = (publicUrl: string, code: string) => `${publicUrl}/credentials/${code}`
export const listAddress = (publicUrl: string, list: number) => `${publicUrl}/credentials/status/${list}`

/** The site as the issuer of credentials. */
export const issuerOf = (publicUrl: string) => ({
  id: publicUrl,
  type: ['Profile'],
  name: 'مسار · Masar',
  url: publicUrl,
})

const second = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`
const epochSecond = (moment: Date) => Math.floor(moment.getTime() / 1000)

/**
 * A certificate as an Open Badges 3.0 credential, with the claims of a VC-JWT: the payload is the credential itself. Of the person it says the
 * name on the certificate and nothing else.
 */
export function credentialClaims(row: CertificateRow, publicUrl: string) {
  const id = credentialAddress(publicUrl, row.code)
  const page = certificateAddress(publicUrl, row.code)
  const subject = `${page}#holder`
  const status = placeInList(row.credentialIndex)
  const list = listAddress(publicUrl, status.list)
  const name = textsOf(row.courseTitle).join(' · ')
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: issuerOf(publicUrl),
    validFrom: second(row.issuedAt),
    ...(row.validUntil && { validUntil: second(row.validUntil) }),
    image: { id: `${id}/picture`, type: 'Image' },
    evidence: [{ id: page, type: ['Evidence'], name: 'Certificate of completion' }],
    credentialSubject: subjectOf(row, { subject, name, publicUrl }),
    credentialStatus: {
      id: `${list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: list,
    },
    iss: publicUrl,
    jti: id,
    sub: subject,
    nbf: epochSecond(row.issuedAt),
    ...(row.validUntil && { exp: epochSecond(row.validUntil) }),
  }
}

function subjectOf(
  row: CertificateRow,
  { subject, name, publicUrl }: { subject: string; name: string; publicUrl: string },
) {
  const course = `${publicUrl}/Course/${row.courseId}`
  const grade = `${course}#grade`
  return {
    id: subject,
    type: ['AchievementSubject'],
    identifier: holderNames(row).map(name => ({
      type: 'IdentityObject',
      identityType: 'name',
      hashed: false,
      identityHash: name,
    })),
    achievement: {
      id: course,
      type: ['Achievement'],
      achievementType: 'CertificateOfCompletion',
      name,
      description: `Completion of the course: ${name}`,
      criteria: {
        narrative: 'Every required lesson of the course completed and every required exam passed.',
      },
      ...(row.grade !== null && {
        resultDescription: [
          { id: grade, type: ['ResultDescription'], name: 'Final exam', resultType: 'Percent' },
        ],
      }),
    },
    ...(row.grade !== null && {
      result: [{ type: ['Result'], resultDescription: grade, value: String(row.grade) }],
    }),
  }
}
