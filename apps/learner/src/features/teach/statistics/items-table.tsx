import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { formatNumber, Heading, Isolate, Link, Text, useUi } from '@masar/ui'
import { Table } from '@masar/ui/table'
import type { ItemStatistics } from '../api.ts'
import { excerptOf } from '../excerpt.ts'
import { ItemAdvice } from './advice.tsx'
import styles from './statistics.module.css'
import { useWritten } from './use-written.ts'

/** Each question with its figures, and what to do about them. */
export function ItemsTable({ examId, items }: { examId: number; items: readonly ItemStatistics[] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const write = useWritten()
  const percent = useWritten('%')
  const figure = (id: string, header: string, cell: (item: ItemStatistics) => string) => ({
    id,
    header,
    cell,
    isNumeric: true,
  })
  return (
    <section className={styles.items}>
      <Heading level={2}>
        <Trans>Question by question</Trans>
      </Heading>
      <div className={styles.scroll}>
        <Table
          caption={t`Questions with their figures`}
          columns={[
            {
              id: 'question',
              header: t`Question`,
              isRowHeader: true,
              cell: item => (
                <>
                  {formatNumber(tag, item.number)}. <Isolate>{excerptOf(item.body)}</Isolate>
                  {item.is_drawn && (
                    <Text as="span" size="xs" soft className={styles.drawn}>
                      <Trans>Drawn: not everybody had it</Trans>
                    </Text>
                  )}
                </>
              ),
            },
            figure('attempts', t`Attempts`, item => write(item.attempts)),
            figure('facility', t`Facility`, item => percent(item.facility)),
            figure('deviation', t`Standard deviation`, item => write(item.standard_deviation)),
            figure('index', t`Discrimination index`, item => write(item.discrimination_index)),
            figure('efficiency', t`Discriminative efficiency`, item =>
              percent(item.discriminative_efficiency),
            ),
            figure('weight', t`Effective weight`, item => percent(item.effective_weight)),
            { id: 'advice', header: t`Advice`, cell: item => <ItemAdvice findings={item.findings} /> },
            {
              id: 'key',
              header: t`Key`,
              cell: item => (
                <Link as={AppLink} to={`/teach/exams/${examId}/questions/${item.id}/regrade`}>
                  <Trans>Correct the key</Trans>
                </Link>
              ),
            },
          ]}
          rows={items}
          rowKey={item => item.id}
        />
      </div>
    </section>
  )
}
