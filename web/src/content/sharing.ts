/**
 * What the buttons of the share control do besides collapsing it (AMB-14). With `opensNetworks: false` they only
 * collapse it, and there is no button to copy the address.
 */
export const sharing = { opensNetworks: true }
