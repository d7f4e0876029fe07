import { type CompanyColor, isolate } from '@masar/text'
import type { Fact } from './origin.ts'
import type { Wording } from './wording.ts'

/** A saved view of a company's reports, by week or month. `path`: its page in the portal. */
export interface ReportEmail {
  template: 'report'
  report: string
  company: string
  color?: CompanyColor
  rhythm: 'weekly' | 'monthly'
  facts: Fact[]
  asOf: string
  /** Rows that only the portal shows. */
  more: number
  isPartial: boolean
  path: string
}

export const reportWording: Wording = {
  subject: /*i18n*/ {
    id: 'mail.report.subject',
    message: '{rhythm, select, weekly {Your weekly report: {report}} other {Your monthly report: {report}}}',
  },
  body: [
    /*i18n*/ { id: 'mail.report.body', message: '{company}, as of {asOf}:' },
    /*i18n*/ {
      id: 'mail.report.more',
      message:
        '{more, plural, =0 {} one {One more row is in the portal.} other {# more rows are in the portal.}}',
    },
    /*i18n*/ {
      id: 'mail.report.partial',
      message:
        '{isPartial, select, yes {Figures for very small groups are left out, so that nobody can be identified.} other {}}',
    },
    /*i18n*/ {
      id: 'mail.report.choices',
      message:
        'You get this because you turned it on for a saved view in your reports. You can change how often it comes there, or stop it.',
    },
  ],
  action: { label: /*i18n*/ { id: 'mail.action.report', message: 'Open the report' }, path: '' },
}

export function reportValues({ report, company, rhythm, asOf, more, isPartial }: ReportEmail) {
  return {
    report: isolate(report),
    company: isolate(company),
    rhythm,
    asOf,
    more,
    isPartial: isPartial ? 'yes' : 'no',
  }
}
