import { Trans } from '@lingui/react/macro'
import { Banner } from '@masar/ui'
import { Clock } from 'lucide-react'
import { AllowanceLine } from '../allowance-line.tsx'
import type { ExamDetails } from '../api.ts'

/** Extra time and attempts, told before the start; the facts above count them already. */
export function Allowances({ allowances }: { allowances: ExamDetails['allowances'] }) {
  return (
    <Banner tone="success" icon={Clock} title={<Trans>Added for you</Trans>}>
      {allowances.map(allowance => (
        <AllowanceLine key={allowance.id} allowance={allowance} />
      ))}
    </Banner>
  )
}
