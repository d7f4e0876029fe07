import { Copy, Heart, LogOut, Settings, User } from 'lucide-react'
import { Button, IconButton } from '../../button/button.tsx'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { Dialog, DialogTrigger } from '../../dialog/dialog.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Popover } from '../../popover/popover.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import { Tabs } from '../../tabs/tabs.tsx'
import { Text } from '../../text/text.tsx'
import { showToast } from '../../toast/toast-store.ts'
import { Tooltip } from '../../tooltip/tooltip.tsx'
import styles from '../gallery.module.css'
import type { Examples } from './example.ts'

/** What opens over the page. */
export const layerExamples: Examples = {
  dialog: ({ words }) => (
    <div className={styles.row}>
      <DialogTrigger>
        <Button variant="secondary">{words.dialog}</Button>
        <Dialog title={words.profile} actions={close => <Button onPress={close}>{words.later}</Button>}>
          <Text>{words.prose[1]}</Text>
        </Dialog>
      </DialogTrigger>
      <DialogTrigger>
        <Button variant="secondary">{words.clear}</Button>
        <ConfirmDialog title={words.clear} action={words.clear} isDanger onConfirm={() => {}}>
          <Text>{words.dialogText}</Text>
        </ConfirmDialog>
      </DialogTrigger>
    </div>
  ),
  sheet: ({ words }) => (
    <div className={styles.row}>
      {(['start', 'end', 'bottom'] as const).map((side, index) => (
        <DialogTrigger key={side}>
          <Button variant="secondary">{words.sheets[index]}</Button>
          <Sheet
            side={side}
            title={words.curriculum}
            actions={close => <Button onPress={close}>{words.later}</Button>}
          >
            <Text>{words.section}</Text>
          </Sheet>
        </DialogTrigger>
      ))}
    </div>
  ),
  popover: ({ words }) => (
    <Popover label={words.share} trigger={<Button variant="secondary">{words.share}</Button>}>
      {close => (
        <>
          <Text size="sm">{words.prose[2]}</Text>
          <Button size="sm" iconStart={Copy} onPress={close}>
            {words.copyLink}
          </Button>
        </>
      )}
    </Popover>
  ),
  tooltip: ({ words }) => (
    <div className={styles.row}>
      <Tooltip text={words.emptyText}>
        <IconButton icon={Heart} label={words.saveCourse} />
      </Tooltip>
      <Tooltip text={words.preview} placement="end">
        <Button variant="secondary">{words.about}</Button>
      </Tooltip>
    </div>
  ),
  menu: ({ words }) => (
    <Menu
      label={words.menu}
      trigger={<Button variant="secondary">{words.menu}</Button>}
      items={[
        { id: 'profile', label: words.profile, icon: User },
        { id: 'settings', label: words.settings, icon: Settings },
        { id: 'sign-out', label: words.signOut, icon: LogOut, isDanger: true },
      ]}
    />
  ),
  tabs: ({ words }) => (
    <Tabs
      label={words.courses[0]!}
      tabs={[words.about, words.curriculum, words.reviews].map((label, i) => ({
        id: `${i}`,
        label,
        content: <Text>{words.prose[i + 1]}</Text>,
      }))}
    />
  ),
  toast: ({ words }) => (
    <div className={styles.row}>
      <Button variant="secondary" onPress={() => showToast({ text: words.saved, tone: 'success' })}>
        {words.show}
      </Button>
      <Button
        variant="secondary"
        onPress={() => showToast({ text: words.removed, action: { label: words.undo, onAction: () => {} } })}
      >
        {words.undo}
      </Button>
    </div>
  ),
}
