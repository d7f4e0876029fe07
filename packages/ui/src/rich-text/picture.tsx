import { useLingui } from '@lingui/react/macro'
import { createContext, lazy, Suspense, use, useState, type ComponentPropsWithoutRef } from 'react'
import styles from './blocks.module.css'

const Enlarged = lazy(() => import('./enlarged.tsx').then(module => ({ default: module.Enlarged })))

/** Whether a link stands around: what is pressed there follows the link. */
export const WithinLink = createContext(false)

/** A picture in a text. Pressed, it is seen as large as the window allows. */
export function Picture({
  alt,
  src,
  ...rest
}: ComponentPropsWithoutRef<'img'> & { alt: string; src: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const image = <img loading="lazy" decoding="async" {...rest} alt={alt} src={src} />
  // Without words for it a picture adorns: there is nothing to look at closer.
  if (use(WithinLink) || alt === '') return image
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t`Enlarge the picture: ${alt}`}
        onClick={() => setOpen(true)}
      >
        {image}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Enlarged alt={alt} src={src} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
