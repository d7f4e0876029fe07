/* oxlint-disable max-lines -- one table of all components, a few lines each */
import { Bell } from 'lucide-react'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { describeConformance, type Contract } from './conformance.tsx'

const options = [
  { value: 'a', label: 'أ', text: 'أ' },
  { value: 'b', label: 'ب', text: 'ب' },
]
const columns = [{ id: 'n', header: 'الاسم', cell: (row: string) => row, isRowHeader: true, isSortable: true }]

const chart = {
  title: 'التسجيل',
  categoryLabel: 'الشهر',
  categories: ['سبتمبر', 'أكتوبر'],
  series: [
    { name: 'مسجّلون', values: [3, 9] },
    { name: 'أتمّوا', values: [1, null] },
  ],
}

/** Every component, as a page would use it. */
const contracts: Record<string, Contract> = {
  UiProvider: { element: () => <ui.UiProvider locale="en">text</ui.UiProvider>, isComposite: true },
  CompanyName: { element: data => <ui.CompanyName name="شركة" color="blue" {...data} /> },
  Isolate: { element: data => <ui.Isolate {...data}>نص</ui.Isolate> },
  Ltr: { element: data => <ui.Ltr {...data}>+966</ui.Ltr> },
  Heading: {
    element: data => (
      <ui.Heading {...data} level={1}>
        عنوان
      </ui.Heading>
    ),
  },
  Text: { element: data => <ui.Text {...data}>نص</ui.Text> },
  Prose: {
    element: data => (
      <ui.Prose {...data}>
        <p>نص</p>
      </ui.Prose>
    ),
  },
  Icon: { element: data => <ui.Icon {...data} of={Bell} label="جرس" /> },
  Button: { element: data => <ui.Button {...data}>حفظ</ui.Button>, role: 'button' },
  'Button, pending': {
    element: data => (
      <ui.Button {...data} isPending>
        حفظ
      </ui.Button>
    ),
    role: 'button',
  },
  IconButton: { element: data => <ui.IconButton {...data} icon={Bell} label="جرس" />, role: 'button' },
  Link: {
    element: data => (
      <ui.Link {...data} href="/faq">
        الأسئلة
      </ui.Link>
    ),
    role: 'link',
  },
  LinkButton: {
    element: data => (
      <ui.LinkButton {...data} href="/courses">
        الدورات
      </ui.LinkButton>
    ),
    role: 'link',
  },
  Field: {
    element: () => (
      <ui.Field label="الاسم" hint="كما في الهوية" error="مطلوب">
        {control => <input {...control} />}
      </ui.Field>
    ),
    role: 'textbox',
    isComposite: true,
  },
  ControlBox: {
    element: () => (
      <ui.Field label="الاسم">
        {control => (
          <ui.ControlBox>
            <input {...control} />
          </ui.ControlBox>
        )}
      </ui.Field>
    ),
    role: 'textbox',
    isComposite: true,
  },
  FieldError: { element: () => <ui.FieldError id="x">مطلوب</ui.FieldError>, isComposite: true },
  TextField: {
    element: data => <ui.TextField {...data} label="الاسم" hint="كما في الهوية" error="مطلوب" />,
    role: 'textbox',
  },
  TextArea: { element: data => <ui.TextArea {...data} label="نبذة" isOptional />, role: 'textbox' },
  EmailField: { element: data => <ui.EmailField {...data} label="البريد" error="مطلوب" />, role: 'textbox' },
  PasswordField: {
    element: data => <ui.PasswordField {...data} label="كلمة المرور" autoComplete="new-password" />,
    role: 'button',
  },
  SearchField: {
    element: () => <ui.SearchField label="البحث" defaultValue="ويب" />,
    role: 'searchbox',
    isComposite: true,
  },
  NumberField: { element: data => <ui.NumberField {...data} label="الدرجة" />, role: 'textbox' },
  OtpField: {
    element: data => <ui.OtpField {...data} label="رمز التحقق" hint="ستة أرقام" error="غير صحيح" />,
    role: 'textbox',
  },
  PhoneInput: {
    element: data => <ui.PhoneInput {...data} label="الجوال" defaultCountry="SA" error="الرقم لازم" />,
    role: 'textbox',
  },
  Checkbox: {
    element: data => (
      <ui.Checkbox {...data} hint="تلميح">
        أوافق
      </ui.Checkbox>
    ),
    role: 'checkbox',
  },
  Radio: {
    element: data => (
      <ui.Radio {...data} name="right">
        صحيح
      </ui.Radio>
    ),
    role: 'radio',
  },
  Switch: { element: data => <ui.Switch {...data}>تنبيه</ui.Switch>, role: 'switch' },
  CheckboxGroup: {
    element: data => <ui.CheckboxGroup {...data} label="المجالات" options={options} error="واحد على الأقل" />,
    role: 'group',
  },
  RadioGroup: {
    element: data => <ui.RadioGroup {...data} label="المستوى" options={options} />,
    role: 'radiogroup',
  },
  NativeSelect: {
    element: data => <ui.NativeSelect {...data} label="الترتيب" options={options} />,
    role: 'combobox',
  },
  Select: {
    element: data => <ui.Select {...data} label="المستوى" options={options} defaultValue="a" />,
    role: 'button',
  },
  Combobox: {
    element: data => <ui.Combobox {...data} label="المدينة" options={options} error="لازمة" />,
    role: 'combobox',
  },
  DateField: {
    element: data => <ui.DateField {...data} label="تاريخ الميلاد" defaultValue="2000-01-31" />,
    role: 'spinbutton',
  },
  Slider: { element: data => <ui.Slider {...data} label="السرعة" />, role: 'slider' },
  RatingField: { element: data => <ui.RatingField {...data} label="تقييمك" error="لازم" />, role: 'radio' },
  SortableList: {
    element: () => (
      <ui.SortableList
        label="الدروس"
        items={['أ', 'ب']}
        itemKey={key => key}
        itemLabel={key => key}
        renderItem={key => key}
        onReorder={() => {}}
      />
    ),
    role: 'button',
    isComposite: true,
  },
  EndlessTable: {
    element: () => (
      <ui.EndlessTable
        label="أسماء"
        columns={columns}
        rows={['أ', 'ب']}
        rowKey={row => row}
        rowLabel={row => row}
        selection={{ selected: new Set(['أ']), onChange() {} }}
      />
    ),
    role: 'grid',
    isComposite: true,
  },
  Tree: {
    element: () => (
      <ui.Tree
        label="الأقسام"
        items={[{ key: 'أ' }, { key: 'ب' }]}
        itemKey={item => item.key}
        parentKey={() => null}
        itemLabel={item => item.key}
        renderItem={item => item.key}
      />
    ),
    role: 'row',
    isComposite: true,
  },
  Timeline: {
    element: data => (
      <ui.Timeline
        {...data}
        steps={[
          { id: 'a', title: 'دُفع', state: 'done' },
          { id: 'b', title: 'سُلّم', state: 'current' },
          { id: 'c', title: 'انتهى', state: 'ahead' },
        ]}
      />
    ),
  },
  AvatarUpload: {
    element: () => <ui.AvatarUpload name="نورة" src="/p.webp" onSave={async () => {}} onRemove={() => {}} />,
    role: 'button',
    isComposite: true,
  },
  FormErrorSummary: {
    element: () => <ui.FormErrorSummary errors={[{ fieldId: 'x', message: 'خطأ' }]} />,
    role: 'group',
    isComposite: true,
  },
  Dialog: {
    element: () => (
      <ui.Dialog isOpen title="الملف">
        نص
      </ui.Dialog>
    ),
    role: 'dialog',
    isComposite: true,
  },
  ConfirmDialog: {
    element: () => <ui.ConfirmDialog isOpen title="مسح" action="مسح المفضلة" onConfirm={() => {}} />,
    role: 'alertdialog',
    isComposite: true,
  },
  DialogTrigger: {
    element: () => (
      <ui.DialogTrigger>
        <ui.Button>فتح</ui.Button>
        <ui.Dialog title="الملف">نص</ui.Dialog>
      </ui.DialogTrigger>
    ),
    role: 'button',
    isComposite: true,
  },
  Sheet: {
    element: () => (
      <ui.Sheet isOpen side="bottom" title="التصفية">
        نص
      </ui.Sheet>
    ),
    role: 'dialog',
    isComposite: true,
  },
  AnchoredMenu: {
    element: () => (
      <ui.AnchoredMenu
        anchor={{ current: document.body }}
        isOpen
        onOpenChange={() => {}}
        label="الحساب"
        items={[{ id: 'a', label: 'الملف' }]}
      />
    ),
    role: 'menu',
    isComposite: true,
  },
  Menu: {
    element: () => (
      <ui.Menu label="الحساب" trigger={<ui.Button>الحساب</ui.Button>} items={[{ id: 'a', label: 'الملف' }]} />
    ),
    role: 'button',
    isComposite: true,
  },
  Tooltip: {
    element: () => (
      <ui.Tooltip text="إلى المفضلة" defaultOpen>
        <ui.IconButton icon={Bell} label="المفضلة" />
      </ui.Tooltip>
    ),
    role: 'button',
    isComposite: true,
  },
  Popover: {
    element: () => (
      <ui.Popover label="مشاركة" trigger={<ui.Button>مشاركة</ui.Button>}>
        نص
      </ui.Popover>
    ),
    role: 'button',
    isComposite: true,
  },
  Tabs: {
    element: () => <ui.Tabs label="الدورة" tabs={[{ id: 'a', label: 'نبذة', content: 'نص' }]} />,
    role: 'tab',
    isComposite: true,
  },
  Card: {
    element: data => (
      <ui.Card {...data}>
        <a href="/Course/1" className={ui.cardLinkClass()}>
          دورة
        </a>
      </ui.Card>
    ),
    role: 'link',
  },
  Badge: {
    element: data => (
      <ui.Badge {...data} tone="accent">
        جديد
      </ui.Badge>
    ),
  },
  CountBadge: { element: data => <ui.CountBadge {...data} count={3} /> },
  Avatar: { element: data => <ui.Avatar {...data} name="نورة القحطاني" /> },
  Rating: { element: data => <ui.Rating {...data} value={4.5} count={12} />, role: 'img' },
  ProgressBar: {
    element: data => <ui.ProgressBar {...data} value={40} label="التقدم" showValue />,
    role: 'progressbar',
  },
  ProgressRing: {
    element: data => <ui.ProgressRing {...data} value={40} label="التقدم" />,
    role: 'progressbar',
  },
  Price: { element: data => <ui.Price {...data} amount={14_900} compareAt={19_900} /> },
  DateText: { element: data => <ui.DateText {...data} value="2026-11-20T09:00:00Z" /> },
  RelativeTime: { element: data => <ui.RelativeTime {...data} value="2026-11-20T09:00:00Z" now={0} /> },
  DurationText: { element: data => <ui.DurationText {...data} seconds={90} /> },
  Skeleton: { element: data => <ui.Skeleton {...data} /> },
  SkeletonCard: { element: data => <ui.SkeletonCard {...data} /> },
  ToastRegion: { element: () => <ui.ToastRegion />, role: 'region', isComposite: true },
  Banner: { element: data => <ui.Banner {...data} title="انقطع الاتصال" isAnnounced /> },
  LoadMore: {
    element: () => <ui.LoadMore shown={24} total={90} hasMore onLoadMore={() => {}} />,
    role: 'button',
    isComposite: true,
  },
  Pagination: {
    element: () => <ui.Pagination page={2} pages={3} onChange={() => {}} />,
    role: 'button',
    isComposite: true,
  },
  EmptyState: {
    element: () => (
      <ui.EmptyState title="لا شيء" level={1}>
        نص
      </ui.EmptyState>
    ),
    isComposite: true,
  },
  ErrorState: {
    element: () => <ui.ErrorState level={1} onRetry={() => {}} />,
    role: 'button',
    isComposite: true,
  },
  OfflineState: { element: () => <ui.OfflineState level={1} />, isComposite: true },
  Breadcrumbs: {
    element: () => (
      <ui.Breadcrumbs>
        <a href="/">الرئيسية</a>الدورة
      </ui.Breadcrumbs>
    ),
    role: 'navigation',
    isComposite: true,
  },
  Accordion: {
    element: data => (
      <ui.Accordion {...data}>
        <ui.AccordionItem title="القسم" aside="3">
          نص
        </ui.AccordionItem>
      </ui.Accordion>
    ),
  },
  AccordionItem: {
    element: data => (
      <ui.AccordionItem {...data} title="القسم">
        نص
      </ui.AccordionItem>
    ),
  },
  Table: {
    element: () => <ui.Table caption="أسماء" columns={columns} rows={['أ', 'ب']} rowKey={row => row} />,
    role: 'table',
    isComposite: true,
  },
  'Table, with selection': {
    element: () => (
      <ui.Table
        caption="أسماء"
        columns={columns}
        rows={['أ', 'ب']}
        rowKey={row => row}
        onSort={() => {}}
        selection={{ selected: new Set(['أ']), onChange() {}, rowLabel: row => row }}
      />
    ),
    role: 'checkbox',
    isComposite: true,
  },
  List: {
    element: data => (
      <ui.List {...data} label="إشعارات">
        <ui.ListItem title="إشعار" note="أمس" />
      </ui.List>
    ),
    role: 'list',
  },
  ListItem: {
    element: data => (
      <ui.List label="إشعارات">
        <ui.ListItem {...data} title="إشعار" end={<ui.Badge>جديد</ui.Badge>} />
      </ui.List>
    ),
  },
  EndlessList: {
    element: () => (
      <ui.EndlessList
        label="إشعارات"
        items={['أ']}
        itemKey={item => item}
        renderItem={item => <ui.ListItem title={item} />}
        total={9}
        hasMore
        onLoadMore={() => {}}
      />
    ),
    role: 'button',
    isComposite: true,
  },
  FileUpload: {
    element: data => (
      <ui.FileUpload {...data} label="مرفقات" hint="حتى 10" error="لازم" onSend={async () => {}} />
    ),
    role: 'button',
  },
  UploadField: {
    element: data => (
      <ui.UploadField
        {...data}
        label="مرفقات"
        hint="حتى 2"
        error="لازم"
        rules={{ mostBytes: 1000, mostFiles: 2 }}
        uploads={[{ id: 'a', file: { name: 'a.pdf', size: 10 }, state: 'done', part: 1, onOpen: () => {} }]}
        onAdd={() => {}}
        onCancel={() => {}}
        onRetry={() => {}}
        onRemove={() => {}}
      />
    ),
    role: 'list',
  },
  BarChart: { element: data => <ui.BarChart {...data} {...chart} />, role: 'figure' },
  LineChart: { element: data => <ui.LineChart {...data} {...chart} />, role: 'figure' },
  DonutChart: {
    element: data => (
      <ui.DonutChart
        {...data}
        title="الحالات"
        categoryLabel="الحالة"
        valueLabel="العدد"
        parts={[
          { name: 'أنجز', value: 3 },
          { name: 'بدأ', value: 1 },
        ]}
      />
    ),
    role: 'figure',
  },
  CodeBlock: { element: data => <ui.CodeBlock {...data} code="let a = 1" title="a.js" />, role: 'button' },
  RichText: { element: () => <ui.RichText>{'## عنوان\n\nنص'}</ui.RichText>, isComposite: true },
  RichContent: { element: () => <ui.RichContent>{[['p', {}, 'نص']]}</ui.RichContent>, isComposite: true },
  RichLine: { element: () => <ui.RichLine written="نص">{['نص']}</ui.RichLine>, isComposite: true },
  EnlargePicture: { element: () => <ui.EnlargePicture alt="شكل" src="/x.webp" />, isComposite: true },
  MediaPlayer: { element: () => <ui.MediaPlayer src="/v.mp4" title="المتغيرات" />, isComposite: true },
  Stat: {
    element: data => (
      <ui.StatList>
        <ui.Stat {...data} label="دروس" value="12" note="هذا العام" />
      </ui.StatList>
    ),
  },
  StatList: {
    element: data => (
      <ui.StatList {...data}>
        <ui.Stat label="دروس" value="12" />
      </ui.StatList>
    ),
  },
  Countdown: {
    element: data => <ui.Countdown {...data} remaining={42_000} label="الوقت المتبقي" />,
    role: 'timer',
  },
  VisuallyHidden: { element: data => <ui.VisuallyHidden {...data}>نص</ui.VisuallyHidden> },
  SkipLink: {
    element: data => (
      <>
        <ui.SkipLink {...data}>إلى المحتوى</ui.SkipLink>
        <div id="main" />
      </>
    ),
    role: 'link',
  },
  PathMark: { element: data => <ui.PathMark {...data} /> },
  Logo: { element: data => <ui.Logo {...data} /> },
  PathLoader: { element: data => <ui.PathLoader {...data} />, isComposite: false },
  CourseCover: { element: data => <ui.CourseCover {...data} courseId={7} category="data-ai" tone={1} /> },
  Drawing: { element: data => <ui.Drawing {...data} name="learn" /> },
  QrCode: { element: data => <ui.QrCode {...data} text="AQ==" label="رمز" />, role: 'img' },
}

for (const [name, contract] of Object.entries(contracts)) describeConformance(name, contract)

test('every component that is exported is in the list', () => {
  const listed = new Set(Object.keys(contracts).map(name => name.replace(/,.*/, '')))
  expect(Object.keys(ui).filter(name => /^[A-Z][a-z]/.test(name) && !listed.has(name))).toEqual([])
})
