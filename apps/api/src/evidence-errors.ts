/** What evidence for auditors and inspectors may be refused with. */
export const evidenceErrors = {
  evidence_too_large: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.evidence_too_large',
      message: 'A pack holds up to 100,000 people. Choose a department or a group.',
    },
  },
  inspection_too_large: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.inspection_too_large',
      message: 'An inspector’s link shows up to 100,000 people. Choose a department or a group.',
    },
  },
  evidence_certificates: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.evidence_certificates',
      message:
        'A pack holds up to 50,000 certificates. Choose a department or a group, or take the document without certificates.',
    },
  },
  inspection_link_gone: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.inspection_link_gone',
      message: 'This link no longer opens. Ask the company for another one.',
    },
  },
  too_many_inspection_links: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_inspection_links',
      message: 'You have reached the limit of open inspector’s links. Withdraw one that is no longer needed.',
    },
  },
} as const
