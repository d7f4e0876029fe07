/** What the paper of a certificate says; no tashkeel, which is copied out of place. */
export const words = {
  title: /*i18n*/ { id: 'certificate.title', message: 'Certificate of Completion' },
  awarded: /*i18n*/ { id: 'certificate.awarded', message: 'Masar awards this certificate to' },
  completed: /*i18n*/ { id: 'certificate.completed', message: 'for completing the course' },
  grade: /*i18n*/ { id: 'certificate.grade', message: 'Final exam' },
  issued: /*i18n*/ { id: 'certificate.issued', message: 'Date of issue' },
  validUntil: /*i18n*/ { id: 'certificate.valid-until', message: 'Valid through' },
  code: /*i18n*/ { id: 'certificate.code', message: 'Verification code' },
  instructor: /*i18n*/ { id: 'certificate.instructor', message: 'Course instructor' },
  signature: /*i18n*/ { id: 'certificate.signature', message: 'Signature of the course instructor' },
  logo: /*i18n*/ { id: 'certificate.logo', message: 'Logo of the company that gave the course' },
  issuer: /*i18n*/ { id: 'certificate.issuer', message: 'Issued by' },
  masar: /*i18n*/ { id: 'certificate.masar', message: 'Masar, online learning' },
  scan: /*i18n*/ { id: 'certificate.scan', message: 'Scan to verify' },
  qr: /*i18n*/ { id: 'certificate.qr', message: 'QR code with the address of the certificate’s page' },
} as const
