type Message = { id: string; message: string }
/** The key of a row, what it is called, and how its value is written where its type does not say it. */
export type Column = readonly [string, Message, ('percent' | 'money')?]

export const label = {
  amount: /*i18n*/ { id: 'data.amount', message: 'Amount' },
  answer: /*i18n*/ { id: 'data.answer', message: 'Answer' },
  city: /*i18n*/ { id: 'data.city', message: 'City' },
  code: /*i18n*/ { id: 'data.code', message: 'Reference' },
  company: /*i18n*/ { id: 'data.company', message: 'Company' },
  completed: /*i18n*/ { id: 'data.completed', message: 'Completed' },
  country: /*i18n*/ { id: 'data.country', message: 'Country' },
  course: /*i18n*/ { id: 'data.course', message: 'Course' },
  date: /*i18n*/ { id: 'data.date', message: 'Date' },
  department: /*i18n*/ { id: 'data.department', message: 'Department' },
  device: /*i18n*/ { id: 'data.device', message: 'Device' },
  disconnected: /*i18n*/ { id: 'data.disconnected', message: 'Disconnected on' },
  due: /*i18n*/ { id: 'data.due', message: 'Due' },
  email: /*i18n*/ { id: 'data.email', message: 'E-mail' },
  ip_address: /*i18n*/ { id: 'data.ip_address', message: 'IP address' },
  job_title: /*i18n*/ { id: 'data.job_title', message: 'Job title' },
  last_used: /*i18n*/ { id: 'data.last_used', message: 'Last used' },
  lesson: /*i18n*/ { id: 'data.lesson', message: 'Lesson' },
  name: /*i18n*/ { id: 'data.name', message: 'Name' },
  name_ar: /*i18n*/ { id: 'data.name_ar', message: 'Name in Arabic' },
  name_en: /*i18n*/ { id: 'data.name_en', message: 'Name in Latin letters' },
  occupation: /*i18n*/ { id: 'data.occupation', message: 'Occupation' },
  phone: /*i18n*/ { id: 'data.phone', message: 'Phone' },
  progress: /*i18n*/ { id: 'data.progress', message: 'Progress' },
  question: /*i18n*/ { id: 'data.question', message: 'Question' },
  reason: /*i18n*/ { id: 'data.reason', message: 'Reason' },
  seats: /*i18n*/ { id: 'data.seats', message: 'Seats' },
  since: /*i18n*/ { id: 'data.since', message: 'Since' },
  stars: /*i18n*/ { id: 'data.stars', message: 'Stars' },
  subject: /*i18n*/ { id: 'data.subject', message: 'Subject' },
  text: /*i18n*/ { id: 'data.text', message: 'Text' },
} satisfies Record<string, Message>

export const accountColumns: readonly Column[] = [
  ['name_ar', label.name_ar],
  ['name_en', label.name_en],
  ['email', label.email],
  ['phone', label.phone],
  ['country', label.country],
  ['city', label.city],
  ['job_name', label.occupation],
  ['created_at', label.since],
]

/** The tables of the page: where their rows are in the data, a nested part after a dot. What only programs read is not here. */
export const parts: readonly { key: string; title: Message; columns: readonly Column[] }[] = [
  {
    key: 'sign_ins',
    title: /*i18n*/ { id: 'data.part.sign_ins', message: 'Sign-ins' },
    columns: [
      ['device', label.device],
      ['ip', label.ip_address],
      ['created_at', label.since],
      ['last_seen_at', label.last_used],
    ],
  },
  {
    key: 'outside_identities',
    title: /*i18n*/ { id: 'data.part.outside_identities', message: 'Google' },
    columns: [
      ['email', label.email],
      ['created_at', label.since],
      ['disconnected_at', label.disconnected],
    ],
  },
  {
    key: 'enrolments',
    title: /*i18n*/ { id: 'data.part.enrolments', message: 'Courses' },
    columns: [
      ['course_title', label.course],
      ['percent', label.progress, 'percent'],
      ['created_at', label.since],
      ['completed_at', label.completed],
    ],
  },
  {
    key: 'lesson_progress',
    title: /*i18n*/ { id: 'data.part.lesson_progress', message: 'Progress in lessons' },
    columns: [
      ['course_title', label.course],
      ['lesson_title', label.lesson],
      ['updated_at', label.last_used],
      ['completed_at', label.completed],
    ],
  },
  {
    key: 'certificates',
    title: /*i18n*/ { id: 'data.part.certificates', message: 'Certificates' },
    columns: [
      ['course_title', label.course],
      ['holder_name_ar', label.name_ar],
      ['holder_name_en', label.name_en],
      ['code', label.code],
      ['issued_at', label.date],
    ],
  },
  {
    key: 'favourites',
    title: /*i18n*/ { id: 'data.part.favourites', message: 'Favourites' },
    columns: [
      ['course_title', label.course],
      ['created_at', label.date],
    ],
  },
  {
    key: 'bookmarks',
    title: /*i18n*/ { id: 'data.part.bookmarks', message: 'Bookmarks' },
    columns: [
      ['lesson_title', label.lesson],
      ['created_at', label.date],
    ],
  },
  {
    key: 'notes',
    title: /*i18n*/ { id: 'data.part.notes', message: 'Notes' },
    columns: [
      ['lesson_title', label.lesson],
      ['text', label.text],
      ['created_at', label.date],
    ],
  },
  {
    key: 'reviews',
    title: /*i18n*/ { id: 'data.part.reviews', message: 'Your reviews' },
    columns: [
      ['course_title', label.course],
      ['stars', label.stars],
      ['text', label.text],
      ['created_at', label.date],
    ],
  },
  {
    key: 'discussions',
    title: /*i18n*/ { id: 'data.part.discussions', message: 'Discussion posts' },
    columns: [
      ['lesson_title', label.lesson],
      ['text', label.text],
      ['created_at', label.date],
    ],
  },
  {
    key: 'contact_messages',
    title: /*i18n*/ { id: 'data.part.contact_messages', message: 'Messages to us' },
    columns: [
      ['subject', label.subject],
      ['message', label.text],
      ['created_at', label.date],
    ],
  },
  {
    key: 'order_lines',
    title: /*i18n*/ { id: 'data.part.order_lines', message: 'Orders' },
    columns: [
      ['title', label.course],
      ['seats', label.seats],
      ['total', label.amount, 'money'],
    ],
  },
  {
    key: 'bills',
    title: /*i18n*/ { id: 'data.part.bills', message: 'Invoices' },
    columns: [
      ['public_id', label.code],
      ['total', label.amount, 'money'],
      ['issued_at', label.date],
    ],
  },
  {
    key: 'payments',
    title: /*i18n*/ { id: 'data.part.payments', message: 'Payments' },
    columns: [
      ['amount', label.amount, 'money'],
      ['created_at', label.date],
    ],
  },
  {
    key: 'refunds',
    title: /*i18n*/ { id: 'data.part.refunds', message: 'Refunds' },
    columns: [
      ['reason', label.reason],
      ['amount', label.amount, 'money'],
      ['created_at', label.date],
    ],
  },
  {
    key: 'employments',
    title: /*i18n*/ { id: 'data.part.employments', message: 'Employment' },
    columns: [
      ['company', label.company],
      ['name', label.name],
      ['job', label.job_title],
      ['department', label.department],
      ['joined_on', label.since],
    ],
  },
  {
    key: 'assignments',
    title: /*i18n*/ { id: 'data.part.assignments', message: 'Assignments' },
    columns: [
      ['company', label.company],
      ['course_title', label.course],
      ['due_on', label.due],
      ['percent', label.progress, 'percent'],
    ],
  },
  {
    key: 'company_memberships',
    title: /*i18n*/ { id: 'data.part.company_memberships', message: 'Companies that you act for' },
    columns: [
      ['company', label.company],
      ['department', label.department],
      ['created_at', label.since],
    ],
  },
  {
    key: 'company.employees',
    title: /*i18n*/ { id: 'data.part.company_employees', message: 'Employees' },
    columns: [
      ['name', label.name],
      ['email', label.email],
      ['job', label.job_title],
      ['department', label.department],
      ['joined_on', label.since],
    ],
  },
  {
    key: 'company.assignments',
    title: /*i18n*/ { id: 'data.part.company_assignments', message: 'Assignments of the employees' },
    columns: [
      ['employee', label.name],
      ['course_title', label.course],
      ['due_on', label.due],
      ['percent', label.progress, 'percent'],
    ],
  },
]
