import { newArea } from '../app'
import { listConsents } from './consent-list'
import { answerObstacle } from './deletion/answer-obstacle'
import { cancelMe } from './deletion/cancel-me'
import { changeWaitingAddress } from './moved-address/waiting-address'
import { orderLogin, signInShopping } from './order-entry'
import { requestCode, validateCode, verifySms } from './password/one-time-code'
import {
  changePassword,
  changePasswordAtSignIn,
  forgotPassword,
  updatePassword,
} from './password/passwords'
import { resetPassword } from './password/reset-password'
import { activateMembership, activateSubscription, subscribe } from './register/activation'
import { answerCaptcha, answerPicture } from './register/captcha'
import { answerRegister } from './register/register'
import { answerBlock } from './register/register-block'
import { updateMember } from './update'

export const member = newArea()

member.get('/api/v1/block/customer-register', answerBlock)
member.post('/api/v1/authentication/register', (call) => answerRegister(call, 'register'))
member.post('/api/v1/authentication/register/quick', (call) => answerRegister(call, 'quick'))
member.post('/srv/service/customer/activateMembership/:id/:token', activateMembership)
member.post('/srv/service/guest/subscribeNewsletter', subscribe)
member.post('/srv/service/guest/activateSubscription/:token', activateSubscription)
member.get('/api/v1/security/captcha/:key', answerCaptcha)
member.get('/SecCode.php', answerPicture)

member.post('/api/v1/authentication/change-password', changePassword)
member.post('/srv/customer/signin/change-password', changePasswordAtSignIn)
member.post('/api/v1/customer/update/password', updatePassword)
member.on(['PUT', 'POST'], '/api/v1/customer/update', updateMember)
member.post('/srv/service/customer-v5/forgot-password', forgotPassword)
member.post('/srv/service/customer-v5/reset-password', resetPassword)

member.post('/srv/service/customer/waiting-address', changeWaitingAddress)
member.get('/srv/service/consent/list', listConsents)
member.post('/srv/service/customer/cancel-me', cancelMe)
member.get('/srv/service/customer/deletion-obstacle', answerObstacle)

member.post('/srv/customer/signin/otp-request/:digits', requestCode)
member.post('/srv/customer/signin/otp-validate/:digits', validateCode)
member.post('/api/v1/public/services/verify-sms', verifySms)
member.post('/srv/service/customer/order-login', orderLogin)
member.post('/srv/service/customer/signin-shopping', signInShopping)
