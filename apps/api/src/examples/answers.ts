import { cancelledOrder, cartOf, mergedCart, refundedOrder } from './commerce.ts'
import type { Facts } from './shown-schema.ts'

const creation = (id: number) => ({ data: { id } })
const recoveryCodes = { data: { recovery_codes: ['7K2P-9QXD', '4F8T-2WLC', '2C9H-6JTA'] } }
const cart = (data: Facts) => ({ data, item_count: data.item_count })
const token = { data: { token: 'dG9rZW4tc2hvd24tb25jZQ' } }
const avatar = { data: { avatar: '/storage/portraits/88-5f2c8e1a.svg' } }

/** What single calls answer, where it is not what their schemas show of themselves. */
export const answers: Readonly<Record<string, Facts>> = {
  // Signing in
  getGoogleState: { data: { is_on: true } },
  confirmInstructor: { data: { state: 'pending' } },
  getSecondFactorOptions: {
    data: {
      options: {
        challenge: 'Y2hhbGxlbmdlLW9mLWEtc2lnbi1pbg',
        rpId: 'masar.example',
        userVerification: 'required',
      },
    },
  },
  beginPasskey: {
    data: {
      setup: 'c2lnbi1pbi10aGF0LXdhaXRz',
      options: { challenge: 'Y2hhbGxlbmdlLW9mLWEtcGFzc2tleQ', rp: { id: 'masar.example', name: 'Masar' } },
    },
  },
  switchCapacity: { data: { capacity: 'company', role: 'manager' } },
  registerInstructor: { data: { purpose: 'register_instructor' } },
  registerCompany: { data: { purpose: 'register_company', sent_to: 't••••@nakhla.example' } },
  forgetPassword: { data: { purpose: 'reset' } },
  changeEmail: { data: { purpose: 'change_email' } },
  changePhone: { data: { purpose: 'change_phone', channel: 'sms', sent_to: '+966•••••4567' } },
  sendFreshCode: { data: { purpose: 'fresh' } },
  confirmTotp: recoveryCodes,
  addPasskey: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
  confirmEmail: { data: { email: 'noura.alharbi@example.com' } },
  confirmPhone: { data: { phone: '+966501234567' } },
  putPortrait: avatar,
  putAvatar: avatar,
  exportOwnData: { data: { exported_at: '2026-11-21T09:00:00Z' } },
  deletePushRegistration: { data: { is_registered: false } },
  acceptMemberInvitation: { data: { role: 'administrator' } },
  // Learning
  checkSampleAnswer: {
    data: { is_correct: true, correct_option: 0, explanation: 'تجمع SUMIF ما يوافق شرطًا واحدًا.' },
  },
  listSettings: { data: [{ key: 'contact' }] },
  setExamRules: { data: { state: '8c41e07b3d925f6a' } },
  completeLesson: {
    data: { is_completed: true, watched_seconds: 540, position_seconds: 540, course_percent: 49 },
  },
  changeNote: { data: { revision: 2 } },
  votePost: { data: { votes: 5 } },
  voteReview: { data: { helpful_count: 7 } },
  sendAnnouncement: { data: { id: 15, people: 34 } },
  askQuestion: { data: { votes: 0, reply_count: 0, accepted_reply_id: null } },
  replyToQuestion: { data: { votes: 0, has_voted: false, is_accepted: false, is_own: true } },
  reopenAttempt: { data: { state: 'in_progress', deadline_at: '2026-11-21T10:10:00Z' } },
  nextSection: { data: { section: { position: 2, next: null } } },
  endAttempt: { data: { state: 'graded' } },
  saveAnswers: { data: [{ saved: { revision: 2 } }] },
  addExamQuestion: { data: { id: 43, version: 1 } },
  changeExamQuestion: {
    data: {
      id: 41,
      key: 'quarter-of-150',
      written: {
        kind: 'number',
        body: { ar: 'كم يساوي 25 % من 150؟', en: 'What is 25% of 150?' },
        explanation: { ar: 'لأن 150 × 0.25 = 37.5.', en: '150 × 0.25 = 37.5.' },
        options: undefined,
        answer: 37.5,
        tolerance: 0.5,
      },
      state: '8c41e07b3d925f6a',
    },
  },
  retireExamQuestion: { data: { retired_at: '2026-11-22T07:00:00Z' } },
  previewRegrade: { data: { rows: [{}] } },
  cancelLiveLesson: { data: { state: 'cancelled', learners: 128 } },
  listGradingQueue: { meta: { total: 1 } },
  listAllowances: { meta: { total: 1 } },
  getSignature: { data: { picture: '/media/signatures/31.png' } },
  putSignature: { data: { picture: '/media/signatures/31.png' } },
  // Buying
  addToCart: cart(cartOf(10)),
  changeCartItem: cart(cartOf(12)),
  setCartCoupon: cart(cartOf(1, 2_980)),
  removeFromCart: cart({ ...cartOf(0), item_count: 0, lines: [] }),
  mergeCart: cart(mergedCart),
  listOrderYears: { data: { years: [2026, 2025] } },
  requestRefund: { data: refundedOrder },
  cancelOrder: { data: cancelledOrder },
  quoteLicence: {
    data: {
      ...cartOf(0),
      subtotal: 3_000_000,
      total: 3_000_000,
      buyer: { name: 'شركة النخلة للتجارة', vat_number: '300000000000003', purchase_order: 'PO-2026-118' },
      net: 2_608_696,
      vat: 391_304,
      lines: [
        {
          title: 'رخصة سنوية لـ 50 مقعدًا',
          course_id: null,
          seats: 50,
          unit_price: 60_000,
          discount: 0,
          total: 3_000_000,
        },
      ],
    },
  },
  // Companies
  askForCourse: creation(61),
  sendContactMessage: creation(930),
  createDepartment: creation(5),
  createGroup: creation(8),
  createLearningPath: creation(2),
  createRequirement: creation(3),
  createStandingAssignment: creation(19),
  assignCourses: creation(33),
  giveWaiver: creation(12),
  grantCredit: creation(77),
  saveReport: creation(8),
  enterOutsideTraining: creation(58),
  makeEvidencePack: creation(71),
  exportActivityReportLater: creation(71),
  exportAssignmentsLater: creation(71),
  exportBudgetsLater: creation(71),
  exportEmployeesLater: creation(71),
  exportReportLater: creation(71),
  exportRequirementEvidenceLater: creation(71),
  exportTrainingDisclosureLater: creation(71),
  uploadEmployeeList: creation(28),
  makeInspectionLink: {
    data: { id: 5, link: 'https://masar.example/inspection#aW5zcGVjdGlvbi1vZi10aGUtYnJhbmNo' },
  },
  uploadPeopleList: {
    data: {
      id: 29,
      problem: null,
      unread_columns: [{ place: 3, head: 'تاريخ الاستحقاق', repeats: null }],
    },
  },
  reactivateEmployee: { data: { state: 'active' } },
  addGroupMembers: { data: { added: 2 } },
  actOnEmployees: { data: { id: 35, total: 2 } },
  actOnAssignments: { data: { id: 36, total: 2 } },
  changeAssignments: { data: { changed: 2 } },
  withdrawAssignments: { data: { changed: 2 } },
  putCompanyLogo: { data: { logo: '/storage/logos/12-5f2c8e1a.webp' } },
  makeScimToken: token,
  makeCompanyApiKey: token,
  listCompanyApiKeys: { data: { base_url: 'https://masar.example/company-api/v1' } },
  setSamlProvider: {
    data: {
      provider: {
        kind: 'saml',
        issuer: 'https://login.nakhla.example/saml',
        client_id: null,
        saml: {},
        admits: 'everyone',
      },
    },
  },
}
