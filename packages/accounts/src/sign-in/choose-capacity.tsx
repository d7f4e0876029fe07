import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError } from '@masar/api-sdk'
import {
  type AccountCapacity,
  capacitiesQuery,
  homeOfCapacity,
  navigateTo,
  switchCapacity,
  useApp,
} from '@masar/app-shell'
import { hrefFor } from '@masar/site-map'
import { Banner, Button, Heading, Text } from '@masar/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Building2, GraduationCap, ShieldCheck } from 'lucide-react'
import styles from '../accounts.module.css'
import { useRoleNames } from './role-names.ts'

const icons = { personal: GraduationCap, company: Building2, operator: ShieldCheck }

/** After the sign-in of a person who may act in several capacities: as oneself, for a company, as operator. */
export function ChooseCapacity() {
  const { locale } = useApp()
  const { data } = useQuery(capacitiesQuery())
  const choice = useMutation<void, ApiError, AccountCapacity>({
    mutationFn: async entry => {
      if (!entry.is_current) await switchCapacity(entry)
    },
    onSuccess: (_, entry) => navigateTo(hrefFor(homeOfCapacity(entry), { locale }), { replace: true }),
  })
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>How do you want to continue?</Trans>
        </Heading>
        <Text soft>
          <Trans>You can switch at any time from your account menu.</Trans>
        </Text>
      </div>
      {choice.error && <Banner tone="danger">{choice.error.message}</Banner>}
      <ul className={styles.capacities}>
        {(data?.data ?? []).map(entry => (
          <li key={`${entry.capacity} ${entry.company?.id ?? ''}`}>
            <Button
              variant="secondary"
              iconStart={icons[entry.capacity]}
              isPending={choice.isPending && choice.variables === entry}
              onPress={() => choice.mutate(entry)}
            >
              <CapacityName entry={entry} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CapacityName({ entry: { capacity, company, role, branch } }: { entry: AccountCapacity }) {
  const { t } = useLingui()
  const roles = useRoleNames(capacity === 'operator' ? 'site' : 'company')
  const detail = [role === null ? '' : roles[role], branch ?? ''].filter(text => text !== '').join(t`, `)
  const name = company?.name ?? ''
  const names = {
    personal: <Trans>As yourself</Trans>,
    company: (
      <Trans>
        For <bdi>{name}</bdi>
      </Trans>
    ),
    operator: <Trans>In the operators’ console</Trans>,
  }
  return (
    <span className={styles.capacity}>
      <span>{names[capacity]}</span>
      <Text as="span" soft size="sm">
        {capacity === 'personal' ? <Trans>Your courses, exams and certificates</Trans> : detail}
      </Text>
    </span>
  )
}
