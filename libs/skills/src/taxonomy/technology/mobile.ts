import { parseSkills } from '../../parse-skills.js';

/** Programs for telephones and tablets. */
export const mobile = [
  ...parseSkills(
    'technology',
    `
Android development | Android, Android SDK, Android apps, Android applications, Android app development, native Android | > mobile-development ~ ios-development, java
iOS development | iOS, iOS SDK, iOS apps, iOS app development, iOS applications, native iOS | > mobile-development
Jetpack Compose | | > android-development, kotlin ~ swiftui
Android Jetpack | | > android-development
Android NDK | | > android-development, c-plus-plus
Kotlin Coroutines | | > kotlin ~ asynchronous-programming
Kotlin Multiplatform | KMM^, Kotlin Multiplatform Mobile | > kotlin, mobile-development ~ flutter
Dagger^* | Dagger 2 | > android-development, dependency-injection
Hilt^* | Dagger Hilt | > dagger
Retrofit^* | Retrofit 2 | > android-development
OkHttp | | > android-development ~ retrofit
RxJava | RxJava 2 | > java, reactive-programming
RxKotlin | | > kotlin, reactive-programming ~ rxjava
RxAndroid | | > android-development, rxjava
Room database | Android Room | > android-development ~ sqlite
SwiftUI | Swift UI | > swift, ios-development
UIKit | | > ios-development
Cocoa Touch | | > ios-development
Cocoa^* | Cocoa framework | > objective-c ~ cocoa-touch
RxSwift | | > swift, reactive-programming
Core Data^ | CoreData | > ios-development
SwiftData | | > ios-development ~ core-data
ARKit | | > ios-development, augmented-reality
ARCore | | > android-development, augmented-reality
CocoaPods | Cocoa Pods | > ios-development
Swift Package Manager | SwiftPM | > ios-development ~ cocoapods
React Native | ReactNative | > react, mobile-development ~ flutter
React Native Expo | Expo SDK, Expo Go, Expo.io, Expo^? | > react-native ? react, native, mobile, ios, android, app, typescript
Flutter^ | Flutter SDK | > dart, mobile-development
Flutter BLoC | | > flutter
Riverpod | | > flutter ~ flutter-bloc
Xamarin | Xamarin.Forms | > c-sharp, mobile-development ~ react-native
.NET MAUI | | > c-sharp, mobile-development ~ xamarin
Ionic^* | Ionic Framework | > javascript, mobile-development ~ react-native
Apache Cordova | Cordova^*, PhoneGap | > javascript, mobile-development ~ ionic
Capacitor.js | Ionic Capacitor | > mobile-development ~ ionic
NativeScript | | > javascript, mobile-development ~ react-native
watchOS | | ~ ios-development
tvOS | | ~ ios-development
visionOS | | ~ ios-development
Wear OS | Android Wear | > android-development
Push notifications | push notification | ~ mobile-development
Firebase Cloud Messaging | FCM^ | > push-notifications, firebase
Apple Push Notification service | APNs^ | > push-notifications ~ ios-development
In-app purchases | in-app billing | ~ mobile-development
`,
  ),
  ...parseSkills(
    'tool',
    `
Xcode | | > ios-development
Android Studio | | > android-development ~ xcode
Fastlane^ | | ~ ci-cd, mobile-development
TestFlight | | > ios-development
Espresso testing | Espresso? | > android-development, test-automation ? android, appium, kotlin, junit, testing, xcuitest
XCTest | | > ios-development, unit-testing
XCUITest | XCUI | > ios-development, test-automation ~ xctest
Crashlytics | Firebase Crashlytics | ~ error-tracking
`,
  ),
  ...parseSkills(
    'practice',
    `
Mobile development | mobile apps, mobile app development, mobile applications, mobile application development, mobile programming | > software-development
Cross-platform mobile development | cross-platform development, hybrid mobile apps, hybrid app development, cross-platform apps | > mobile-development
App store publishing | App Store deployment, App Store submission, Google Play Console, App Store Connect | ~ mobile-development
`,
  ),
];
