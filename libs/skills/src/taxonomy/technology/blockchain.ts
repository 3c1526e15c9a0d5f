import { parseSkills } from '../../parse-skills.js';

/** Decentralised ledgers and the software built on them. */
export const blockchain = [
  ...parseSkills(
    'technology',
    `
Ethereum | Ethereum blockchain | > blockchain
Hyperledger Fabric | Hyperledger | > blockchain
Solana | Solana blockchain | > blockchain ~ ethereum
Polygon blockchain | Polygon network | > blockchain ~ ethereum
Polkadot^? | | > blockchain ~ ethereum ? blockchain, web3, substrate, crypto, solana, ethereum
Cosmos SDK | | > blockchain
R3 Corda | Corda^ | > blockchain ~ hyperledger-fabric
Avalanche blockchain | | > blockchain ~ ethereum
Truffle Suite | Truffle? | > smart-contracts ? solidity, ethereum, hardhat, ganache, web3, blockchain, smart contract
Hardhat? | | > smart-contracts ~ truffle-suite ? solidity, ethereum, truffle, smart contract, web3, blockchain, foundry
OpenZeppelin | | > smart-contracts
Web3.js | web3js | > javascript, ethereum
ethers.js | | > javascript, ethereum ~ web3-js
IPFS^ | InterPlanetary File System | ~ blockchain, distributed-systems
Chainlink^ | | ~ smart-contracts
MetaMask | | ~ ethereum
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Blockchain | blockchain technology, blockchain development, distributed ledger technology, distributed ledgers, DLT^ | ~ distributed-systems
Web3 | Web 3.0 | > blockchain
Decentralized applications | dApps, dApp development | > web3
Smart contracts | smart contract development, smart contract | > blockchain
DeFi^ | decentralized finance | > blockchain
NFTs^ | NFT^, non-fungible tokens, non-fungible token | > blockchain
Tokenomics | token economics | ~ cryptocurrency
Consensus mechanisms | | > blockchain ~ consensus-algorithms
Zero-knowledge proofs | zk-SNARKs, ZK proofs | > cryptography ~ blockchain
Smart contract auditing | smart contract audits | > smart-contracts, security-auditing
`,
  ),
];
