import { Dialog } from '../dialog/dialog.tsx'
import { Isolate } from '../isolate/isolate.tsx'
import styles from './blocks.module.css'

/** A picture in a dialog of its own. */
export function Enlarged({ alt, src, onClose }: { alt: string; src: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      size="wide"
      title={<Isolate>{alt}</Isolate>}
    >
      <img src={src} alt={alt} className={styles.enlarged} />
    </Dialog>
  )
}
