import { newArea } from '../app'
import { activateMembership, activateSubscription, subscribe } from './activation'
import { answerCaptcha } from './captcha'
import { answerRegister } from './register'
import { answerBlock } from './register-block'

/** Becoming a member and being asked as one: contract 2.9, 3.2, 3.3, 3.10, 4.9. */
export const member = newArea()

member.get('/api/v1/block/customer-register', answerBlock)
member.post('/api/v1/authentication/register', (call) => answerRegister(call, 'register'))
member.post('/api/v1/authentication/register/quick', (call) => answerRegister(call, 'quick'))
member.post('/srv/service/customer/activateMembership/:id/:token', activateMembership)
member.post('/srv/service/guest/subscribeNewsletter', subscribe)
member.post('/srv/service/guest/activateSubscription/:token', activateSubscription)
member.get('/api/v1/security/captcha/:key', answerCaptcha)
