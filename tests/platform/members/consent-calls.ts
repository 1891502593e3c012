import type { Call, Route } from '../server/call'
import { json } from '../server/reply'
import { memberOf } from './signed-in'

/** What a member agrees to at this moment; this backend records no withdrawals. */
function list(call: Call): Response {
  const member = memberOf(call)
  if (!member) return json({ CONSENTS: [] })
  const { kvkk, mail, sms, phone } = member.consents
  const kinds = [
    ['kvkk', kvkk, member.email],
    ['email', mail, member.email],
    ['sms', sms, member.phone],
    ['call', phone, member.phone],
  ] as const
  return json({
    CONSENTS: kinds
      .filter(([, isAgreed]) => isAgreed)
      .map(([kind, , recipient]) => ({
        ...{ KIND: kind, RECIPIENT: recipient, AGREED: '1', VERSION: 1, SOURCE: 'web' },
        DATE: '2026-01-05 10:20:00',
      })),
  })
}

export const consentCalls: Route[] = [
  { methods: ['GET'], at: '/srv/service/consent/list', answer: list },
]
