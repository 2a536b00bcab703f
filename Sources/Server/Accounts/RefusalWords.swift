import Credentials
import Pages

extension EmailAddressRefusal {
    /// One calm sentence, for the person.
    var words: Phrase {
        switch self {
        case .missing: .emailMissing
        case .tooLong: .emailTooLong
        case .notASCII: .emailNotAscii
        case .noAt: .emailNoAt
        case .severalAts: .emailSeveralAts
        case .badName: .emailBadName
        case .badDomain: .emailBadDomain
        }
    }
}

extension PasswordRefusal {
    /// One calm sentence, for the person.
    var words: Sentence {
        switch self {
        case .tooShort: .passwordTooShort(least: PasswordRules.fewestCodePoints)
        case .tooLong: Sentence(.passwordTooLong)
        case .common: Sentence(.passwordCommon)
        case .isTheAddress: Sentence(.passwordAddress)
        }
    }
}
