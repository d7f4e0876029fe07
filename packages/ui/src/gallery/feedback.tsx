import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Dialog, DialogTrigger } from '../dialog/dialog.tsx'
import { LinkButton } from '../link/link.tsx'
import { Menu } from '../menu/menu.tsx'
import { EmptyState, ErrorState, OfflineState } from '../page-states/page-states.tsx'
import { PathLoader } from '../path-loader/path-loader.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Heading, Text } from '../text/text.tsx'
import { showToast } from '../toast/toast-store.ts'
import { LogOut, Settings, User } from 'lucide-react'
import styles from './gallery.module.css'
import type { Samples } from './samples.ts'

/** Loading, empty, failed, offline; messages in passing. */
export function Feedback({ words }: { words: Samples }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.feedback}</Heading>
      <Banner tone="warning" title={words.offline} />
      <Banner action={<Button size="sm" variant="secondary">{words.reload}</Button>}>{words.update}</Banner>
      <Banner tone="success">{words.paid}</Banner>
      <Banner tone="danger">{words.failed}</Banner>
      <div className={styles.columns}>
        <Card><EmptyState level={3} title={words.emptyTitle} action={<LinkButton href="#gallery">{words.browse}</LinkButton>}>{words.emptyText}</EmptyState></Card>
        <Card><ErrorState level={3} onRetry={() => {}} /></Card>
        <Card><OfflineState level={3} /></Card>
        <Card><PathLoader /><Skeleton /><Skeleton width="60%" /></Card>
      </div>
      <div className={styles.row}>
        <Countdown remaining={2_531_000} label={words.left} /><Countdown remaining={42_000} label={words.left} />
        <Button variant="secondary" onPress={() => showToast({ text: words.saved, tone: 'success' })}>{words.show}</Button>
        <Button variant="secondary" onPress={() => showToast({ text: words.removed, action: { label: words.undo, onAction: () => {} } })}>{words.undo}</Button>
      </div>
    </section>
  )
}

/** What opens over the page. */
export function Overlays({ words }: { words: Samples }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.overlays}</Heading>
      <div className={styles.row}>
        <DialogTrigger>
          <Button variant="secondary">{words.dialog}</Button>
          <Dialog title={words.profile} actions={close => <Button onPress={close}>{words.later}</Button>}><Text>{words.prose[1]}</Text></Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="secondary">{words.clear}</Button>
          <ConfirmDialog title={words.clear} action={words.clear} isDanger onConfirm={() => {}}><Text>{words.dialogText}</Text></ConfirmDialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="secondary">{words.drawer}</Button>
          <Sheet title={words.curriculum}><Text>{words.section}</Text></Sheet>
        </DialogTrigger>
        <Menu
          label={words.menu} trigger={<Button variant="secondary">{words.menu}</Button>}
          items={[
            { id: 'profile', label: words.profile, icon: User }, { id: 'settings', label: words.settings, icon: Settings },
            { id: 'sign-out', label: words.signOut, icon: LogOut, isDanger: true },
          ]}
        />
      </div>
      <Tabs label={words.courses[0]!} tabs={[words.about, words.curriculum, words.reviews].map((label, i) => ({ id: `${i}`, label, content: <Text>{words.prose[i + 1]}</Text> }))} />
    </section>
  )
}
