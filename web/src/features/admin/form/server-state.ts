/**
 * What the server has of what is written: all of it (`kept`), less (`waiting`: it will be sent; `offline`: it could not be;
 * `refused`: the contract judges it wrong; `overtaken`: another account was first). `at` is when it was kept last.
 */
export interface ServerState {
  is: 'untouched' | 'kept' | 'waiting' | 'offline' | 'refused' | 'overtaken'
  at: Date | null
}
