import { accounts } from './accounts.ts'
import { commerce } from './commerce.ts'
import { company } from './company.ts'
import type { Story } from './compose.ts'
import { exams } from './exams.ts'
import { fields, things } from './fields.ts'
import { learning } from './learning.ts'
import { reports } from './reports.ts'
import { signOn } from './sign-on.ts'
import { teaching } from './teaching.ts'

/** What the documents' answers tell: Noura learns from Sami, and Sara’s company, Nakhla, has its people learn. */
export const story: Story = {
  schemas: {
    ...learning,
    ...exams,
    ...teaching,
    ...commerce,
    ...accounts,
    ...company,
    ...signOn,
    ...reports,
  },
  things,
  fields,
}
