import { Trans, useLingui } from '@lingui/react/macro'
import type { Checkout } from '@masar/api-sdk'
import { RadioGroup, Text } from '@masar/ui'

type Method = Checkout['methods'][number]

interface MethodStepProps {
  methods: readonly Method[]
  method: Method
  /** What is bought is a yearly licence. */
  isLicence: boolean
  onChange: (method: Method) => void
}

/** How it is paid: a choice only where there is one. */
export function MethodStep({ methods, method, isLicence, onChange }: MethodStepProps) {
  const { t } = useLingui()
  const words = useMethodWords(isLicence)
  if (methods.length > 1)
    return (
      <RadioGroup
        label={t`How you pay`}
        hideLabel
        isBoxed
        value={method}
        onChange={value => onChange(value as Method)}
        options={methods.map(value => ({ value, ...words[value] }))}
      />
    )
  if (methods.length === 0)
    return (
      <Text>
        <Trans>Nothing can be paid at the moment. Your cart is kept; please come back later.</Trans>
      </Text>
    )
  if (method === 'none')
    return (
      <Text>
        <Trans>There is nothing to pay. The courses are yours at once.</Trans>
      </Text>
    )
  return (
    <div>
      <Text strong>{words[method].label}</Text>
      <Text soft size="sm">
        {words[method].hint}
      </Text>
    </div>
  )
}

function useMethodWords(isLicence: boolean): Record<Method, { label: string; hint: string }> {
  const { t } = useLingui()
  return {
    card: { label: t`By card`, hint: t`On the payment provider’s page. Masar never sees the card’s number.` },
    bank_transfer: {
      label: t`By bank transfer`,
      hint: isLicence
        ? t`The licence is yours once the transfer has arrived.`
        : t`The seats are yours once the transfer has arrived.`,
    },
    none: { label: t`Nothing to pay`, hint: '' },
  }
}
