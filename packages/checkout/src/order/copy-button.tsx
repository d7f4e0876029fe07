import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text, and says whether the browser did. @param label names what is copied */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch (error) {
      console.warn('the browser refused the clipboard', error)
      setState('refused')
    }
  }
  return (
    <span>
      <Button
        size="sm"
        variant="quiet"
        iconStart={state === 'copied' ? Check : Copy}
        aria-label={label}
        onPress={() => void copy()}
      >
        {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <span role="status">
        {state === 'copied' && (
          <span className="visually-hidden">
            <Trans>Copied</Trans>
          </span>
        )}
        {state === 'refused' && <Trans>Not copied: select it and copy it yourself.</Trans>}
      </span>
    </span>
  )
}
