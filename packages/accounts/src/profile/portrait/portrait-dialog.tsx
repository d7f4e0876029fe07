import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import {
  isCovered,
  type Layer,
  type Portrait,
  portraitAddress,
  portraitAt,
  randomPortrait,
} from '@masar/portraits'
import { Button, Tabs, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useAccountApi } from '../../api/account-api.ts'
import { useTakeChange } from '../changes.ts'
import { LayerChoices } from './layer-choices.tsx'
import styles from './portrait.module.css'
import { useLayerWords } from './words.ts'

/** In the order in which a face is put together. */
const order: readonly Layer[] = [
  'head',
  'hair',
  'scarf',
  'skin',
  'brows',
  'eyes',
  'glasses',
  'beard',
  'clothes',
  'cloth',
  'ground',
]

/** Whether a layer is seen with the others as they are; what is not seen is not asked. */
function isSeen(layer: Layer, { head }: Portrait): boolean {
  if (layer === 'beard') return !isCovered(head)
  if (layer === 'scarf') return isCovered(head) || head === 'cap'
  return true
}

interface PortraitDialogProps {
  /** The address of the portrait that there is; another picture, or none, starts with any. */
  current: string | null
  onClose: () => void
}

/** A portrait for who shows no photo, put together layer by layer. */
export function PortraitDialog({ current, onClose }: PortraitDialogProps) {
  const { t } = useLingui()
  const api = useAccountApi()
  const take = useTakeChange()
  const words = useLayerWords()
  const [portrait, setPortrait] = useState(() => portraitAt(current) ?? randomPortrait(Math.random))
  const save = useMutation<void, ApiError>({
    mutationFn: async () => {
      const { data } = await unwrap(api().PUT('/auth/portrait', { body: portrait }))
      take({ avatar: data.avatar })
      onClose()
    },
  })
  const tabs = order
    .filter(layer => isSeen(layer, portrait))
    .map(layer => ({
      id: layer,
      label: words[layer].name,
      content: (
        <LayerChoices
          layer={layer}
          name={words[layer].name}
          words={words[layer].values}
          portrait={portrait}
          onChoose={setPortrait}
        />
      ),
    }))
  return (
    <Dialog
      isOpen
      size="wide"
      title={<Trans>Your portrait</Trans>}
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button isPending={save.isPending} onPress={() => save.mutate()}>
            <Trans>Use this portrait</Trans>
          </Button>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.portrait}>
        <div className={styles.preview}>
          <img src={portraitAddress(portrait)} alt={t`The portrait as it is now`} width={160} height={160} />
          <Button
            variant="secondary"
            iconStart={Shuffle}
            onPress={() => setPortrait(randomPortrait(Math.random))}
          >
            <Trans>Shuffle</Trans>
          </Button>
        </div>
        <Tabs label={t`Parts of the portrait`} tabs={tabs} defaultSelected="head" className={styles.tabs} />
        {save.error && (
          <Text size="sm" role="alert">
            {save.error.kind === 'answer' ? (
              save.error.message
            ) : (
              <Trans>No connection. The portrait was not saved.</Trans>
            )}
          </Text>
        )}
      </div>
    </Dialog>
  )
}
