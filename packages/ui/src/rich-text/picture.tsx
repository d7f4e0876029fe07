import { useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import {
  createContext,
  lazy,
  Suspense,
  use,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './blocks.module.css'

const Enlarged = lazy(() => import('./enlarged.tsx').then(module => ({ default: module.Enlarged })))

/** Whether a link stands around: what is pressed there follows the link. */
export const WithinLink = createContext(false)

interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  alt: string
  src: string
}

/** A picture in a text. Pressed, it is seen as large as the window allows. */
export function Picture({ alt, src, ...rest }: PictureProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const image = <img loading="lazy" decoding="async" {...sized(rest)} alt={alt} src={src} />
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
      {isOpen && <LargePicture alt={alt} src={src} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A picture within a control: pressed, the control acts. */
export function PlainPicture({
  node: _,
  alt = '',
  src,
  ...rest
}: ComponentPropsWithoutRef<'img'> & { node?: unknown }) {
  return src ? <img decoding="async" {...sized(rest)} alt={alt} src={src} /> : alt
}

/** Of a picture whose measures are known: what keeps its place until it comes. */
function sized(given: ComponentPropsWithoutRef<'img'>): ComponentPropsWithoutRef<'img'> {
  const ratio = Number(given.width) / Number(given.height)
  if (!Number.isFinite(ratio) || ratio <= 0) return given
  return { ...given, className: styles.sized, style: { '--ratio': ratio } as CSSProperties }
}

/** Shows a picture inside a control as large as the window allows: a button beside that control. */
export function EnlargePicture({ alt, src }: { alt: string; src: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const label = alt === '' ? t`Enlarge the picture` : t`Enlarge the picture: ${alt}`
  return (
    <>
      <IconButton icon={ZoomIn} label={label} onPress={() => setOpen(true)} />
      {isOpen && <LargePicture alt={alt} src={src} onClose={() => setOpen(false)} />}
    </>
  )
}

function LargePicture(props: { alt: string; src: string; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Enlarged {...props} />
    </Suspense>
  )
}
