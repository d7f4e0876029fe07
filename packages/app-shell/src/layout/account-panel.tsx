import { useLingui } from '@lingui/react/macro'
import { AnchoredMenu, type AnchoredMenuProps } from '@masar/ui/menu'
import { useAccountAct, useAccountEntries } from './account-entries.tsx'

/** The opened account menu. */
export function AccountPanel(
  props: Pick<AnchoredMenuProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'startAt'>,
) {
  const { t } = useLingui()
  return (
    <AnchoredMenu {...props} label={t`Your account`} items={useAccountEntries()} onAction={useAccountAct()} />
  )
}
