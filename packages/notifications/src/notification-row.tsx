import { useLingui } from '@lingui/react/macro'
import { cx, DateText, Icon, IconButton } from '@masar/ui'
import {
  Award,
  Bell,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  Check,
  ClipboardCheck,
  CircleStop,
  FileDown,
  FileX,
  GraduationCap,
  Library,
  MailPlus,
  Megaphone,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageSquareText,
  MessageSquareWarning,
  Radio,
  ReceiptText,
  UserMinus,
  UserPlus,
  UserRoundPlus,
  ShieldCheck,
  Undo2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { AppLink } from '@masar/app-shell'
import type { NotificationItem } from './model.ts'
import styles from './notifications.module.css'

const icons: Record<string, LucideIcon> = {
  exam_graded: ClipboardCheck,
  exam_result_out: ClipboardCheck,
  exam_submitted: ClipboardCheck,
  certificate_issued: Award,
  enrolled: GraduationCap,
  assignment_made: GraduationCap,
  assignment_due_soon: GraduationCap,
  assignment_overdue: GraduationCap,
  assignments_reminder: GraduationCap,
  requirement_due_soon: ShieldCheck,
  requirement_late: ShieldCheck,
  requirement_expired: ShieldCheck,
  team_requirement_due_soon: ShieldCheck,
  team_requirement_late: ShieldCheck,
  team_requirement_expired: ShieldCheck,
  assigning_done: GraduationCap,
  assigning_undone: Undo2,
  assigning_stopped: CircleStop,
  export_ready: FileDown,
  export_failed: FileX,
  people_invited: MailPlus,
  people_changed: UsersRound,
  company_message: MessageSquareText,
  course_asked: GraduationCap,
  request_declined: GraduationCap,
  employees_joined: UserPlus,
  employee_left: UserMinus,
  member_joined: UserRoundPlus,
  retention_planned: CalendarClock,
  licence_ending: CalendarClock,
  licence_offered: Library,
  order_paid: ReceiptText,
  discussion_reply: MessageCircle,
  question_asked: MessageCircleQuestionMark,
  announcement: Megaphone,
  lesson_fault: MessageSquareWarning,
  live_lesson_set: CalendarPlus,
  live_lesson_tomorrow: CalendarClock,
  live_lesson_soon: Radio,
  live_lesson_moved: CalendarClock,
  live_lesson_cancelled: CalendarX,
}

/** One piece of news; following its link reads it. */
export function NotificationRow({ item, onRead }: { item: NotificationItem; onRead: () => void }) {
  const { t } = useLingui()
  const { title } = item
  const read = () => {
    if (!item.is_read) onRead()
  }
  return (
    <li className={cx(styles.row, !item.is_read && styles.unread)}>
      <span className={styles.kind}>
        <Icon of={icons[item.kind] ?? Bell} />
      </span>
      <div className={styles.words}>
        {item.link === null ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <AppLink to={item.link} className={styles.title} onClick={read}>
            {title}
          </AppLink>
        )}
        {item.text !== null && (
          <p className={styles.text} dir="auto">
            {item.text}
          </p>
        )}
        <DateText value={item.created_at} format="time" className={styles.when} />
      </div>
      {!item.is_read && <IconButton icon={Check} label={t`Mark as read: ${title}`} onPress={read} />}
    </li>
  )
}
