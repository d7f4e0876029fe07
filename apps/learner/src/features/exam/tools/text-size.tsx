import { useLingui } from '@lingui/react/macro'
import { IconButton, useKeptChoice, VisuallyHidden } from '@masar/ui'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { useState } from 'react'
import styles from './exam-tools.module.css'

const sizes = ['normal', 'large', 'larger'] as const

/** How large the questions are written on this device. */
export const useTextSize = () => useKeptChoice('exam-text-size', sizes)

/** Smaller and larger text for the questions, whatever the browser's own zoom. */
export function TextSize() {
  const { t } = useLingui()
  const [size, setSize] = useTextSize()
  const [isChanged, setChanged] = useState(false)
  const at = sizes.indexOf(size)
  const names = { normal: t`Normal text`, large: t`Large text`, larger: t`Very large text` }
  const step = (by: number) => {
    setSize(sizes[at + by] ?? size)
    setChanged(true)
  }
  return (
    <div role="group" aria-label={t`Text size`} className={styles.sizes}>
      <IconButton icon={AArrowDown} label={t`Smaller text`} isDisabled={at === 0} onPress={() => step(-1)} />
      <IconButton
        icon={AArrowUp}
        label={t`Larger text`}
        isDisabled={at === sizes.length - 1}
        onPress={() => step(1)}
      />
      <VisuallyHidden role="status">{isChanged && names[size]}</VisuallyHidden>
    </div>
  )
}
