import type { Locale } from '@masar/site-map'
import { useMedia } from '@masar/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '../app-context.ts'
import { type PanelKind, panelKindOf } from './kind.ts'
import { AuthPanelMessages } from './messages.ts'

type Panel = ComponentType<{ kind: PanelKind }>

const fetchPanel = async (locale: Locale): Promise<Panel> => {
  const [{ AuthPanel }] = await Promise.all([import('./auth-panel.tsx'), AuthPanelMessages.load(locale)])
  return AuthPanel
}

/** The panel beside a form; the layout keeps its place while it comes. It is an ornament: where it cannot be fetched, the form stands alone. */
export function AuthAside({ path }: { path: string | undefined }) {
  const { app, locale } = useApp()
  // Where there is no room for it, nothing is fetched either.
  const hasRoom = useMedia('(width >= 60rem)')
  const [Panel, setPanel] = useState<Panel | null>(null)
  useEffect(() => {
    if (hasRoom)
      fetchPanel(locale).then(
        panel => setPanel(() => panel),
        () => setPanel(null),
      )
  }, [hasRoom, locale])
  if (!hasRoom || !Panel) return null
  return (
    <AuthPanelMessages>
      <Panel kind={panelKindOf(app, path)} />
    </AuthPanelMessages>
  )
}
