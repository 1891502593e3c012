import { privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { languageOf } from '../../session/call-preferences'
import { deletionText } from './messages'
import { obstacleOf } from './obstacles'

/** GET customer/deletion-obstacle (own call): why the member's account cannot be deleted yet; '' for no reason. */
export async function answerObstacle(call: Call): Promise<Response> {
  const obstacle = await obstacleOf(call.env.DB, memberIdOf(call))
  const OBSTACLE = obstacle ? deletionText(obstacle, languageOf(call)) : ''
  return privateAnswer(call, { OBSTACLE })
}
